import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Bookshelf } from '../../../ui/Bookshelf';
import type { BookSpine } from '../../../ui/BookshelfRow';

const spines: readonly BookSpine[] = [
  { height: 118, tone: 'stone', logo: '/logos/brand/notion.svg', name: 'Notion' },
  { height: 134, tone: 'sand', logo: '/logos/color/claude.svg', name: 'Claude' },
  { height: 148, tone: 'ink', logo: '/logos/mono/cursor.svg', name: 'Cursor' },
  { width: 60, height: 58, logo: '/logos/mono/elevenlabs.svg' },
  { height: 140, logo: '/logos/color/perplexity.svg', name: 'Perplexity' },
  {
    height: 126,
    tone: 'indigo',
    leans: 'left',
    logo: '/logos/mono/runway.svg',
    name: 'Runway',
  },
];

/** Title and introduction, beside a bookshelf. */
export function AboutHead() {
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 352px' },
        // Reserves the shelf's height, so that the text does not shift.
        gridTemplateRows: { lg: 'minmax(157px, auto)' },
        gap: 16,
        alignItems: { lg: 'center' },
        pt: { xs: 11, md: 16 },
        pb: { xs: 10, md: 14 },
      }}
    >
      <div>
        <Typography variant="h1">About AI Toolshelf</Typography>
        <Typography variant="lead" sx={{ mt: 2, maxWidth: '25em', color: 'text.secondary' }}>
          A curated directory of AI tools for people who make things: creators, developers, entrepreneurs,
          freelancers, marketers, students, educators and writers.
        </Typography>
      </div>
      <Box sx={{ display: { xs: 'none', lg: 'block' }, alignSelf: 'end' }}>
        <Bookshelf width={352} items={spines} />
      </Box>
    </Box>
  );
}
