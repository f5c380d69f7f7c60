import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { BookshelfBoard } from '../../../ui/BookshelfBoard';
import { BookshelfRow, type BookSpine } from '../../../ui/BookshelfRow';

const assistants: readonly BookSpine[] = [
  { name: 'Copilot', logo: '/logos/mono/githubcopilot.svg', height: 168 },
  { name: 'Claude', logo: '/logos/color/claude.svg', height: 152, tone: 'sand' },
  { name: 'Gemini', logo: '/logos/color/gemini.svg', height: 140, tone: 'stone' },
  { name: 'Replit', logo: '/logos/color/replit.svg', height: 60, isBlock: true },
  { name: 'Cline', logo: '/logos/mono/cline.svg', height: 168, tone: 'ink' },
  { name: 'Codex', logo: '/logos/color/codex.svg', height: 150 },
  { name: 'Kilo Code', logo: '/logos/mono/kilocode.svg', height: 152, tone: 'indigo', leans: 'left' },
];

const media: readonly BookSpine[] = [
  { name: 'Midjourney', logo: '/logos/mono/midjourney.svg', height: 158, tone: 'ice' },
  { name: 'Runway', logo: '/logos/mono/runway.svg', height: 136 },
  { name: 'Suno', logo: '/logos/mono/suno.svg', height: 118, tone: 'stone', leans: 'right' },
  { name: 'Notion', logo: '/logos/mono/notion.svg', height: 150 },
  { name: 'Perplexity', logo: '/logos/brand/perplexity.svg', height: 162, tone: 'accent' },
  { name: 'ElevenLabs', logo: '/logos/mono/elevenlabs.svg', height: 60, isBlock: true },
  { name: 'n8n', logo: '/logos/color/n8n.svg', height: 112, tone: 'sage' },
  { name: 'Grammarly', logo: '/logos/brand/grammarly.svg', height: 142 },
];

const shelves = [
  { label: 'Assistants and code', items: assistants },
  { label: 'Media, notes and automation', items: media },
];

/** Below 1024 px all books are on one board: as many as fit; those that wrap are clipped. */
const oneRow = { xs: 'contents', lg: 'flex' };

/** Two bookshelves beside the text, or one below it. Purely decorative. */
export function HeroShelves() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        // Room for the board's shadow.
        pb: { xs: 5, lg: 0 },
        // Reserves the height of both shelves: the text beside them is centred before the second one is
        // parsed.
        minHeight: { lg: 434 },
      }}
    >
      <Box
        sx={{
          display: { xs: 'flex', lg: 'block' },
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-evenly',
          columnGap: '5px',
          height: { xs: 168, lg: 'auto' },
          overflow: { xs: 'hidden', lg: 'visible' },
        }}
      >
        {shelves.map(({ label, items }, index) => (
          <Box key={label} sx={{ display: { xs: 'contents', lg: 'block' }, mt: index > 0 ? 6 : 0 }}>
            <Stack
              direction="row"
              sx={{
                display: oneRow,
                alignItems: 'flex-end',
                height: 168,
                pl: 3.5,
                // && so that it overrides the row's own style.
                '&& > *': { display: oneRow },
              }}
            >
              <BookshelfRow items={items} />
            </Stack>
            <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
              <BookshelfBoard />
              <Typography
                variant="caption"
                component="p"
                sx={{
                  mt: 2,
                  ml: 3.5,
                  color: 'text.tertiary',
                  fontSize: '0.75rem',
                  lineHeight: '1.25rem',
                  fontWeight: 500,
                }}
              >
                {label}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: { lg: 'none' } }}>
        <BookshelfBoard />
      </Box>
    </Box>
  );
}
