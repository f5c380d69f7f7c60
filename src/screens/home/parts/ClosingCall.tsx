import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import { belowFold } from '../../../ui/belowFold';
import type { BookSpine } from '../../../ui/BookshelfRow';
import { ShelfScene } from '../../../ui/ShelfScene';
import { SiteLink } from '../../../ui/SiteLink';

const left: readonly BookSpine[] = [
  { name: 'DeepL', logo: '/logos/mono/deepl.svg', height: 150, tone: 'ice' },
  { name: 'Figma', logo: '/logos/color/figma.svg', height: 168 },
  { name: 'Ollama', logo: '/logos/mono/ollama.svg', height: 138, tone: 'ink' },
  { name: 'Mistral', logo: '/logos/color/mistral.svg', height: 124, tone: 'sand', leans: 'left' },
];

const right: readonly BookSpine[] = [
  { name: 'Todoist', logo: '/logos/brand/todoist.svg', height: 120, tone: 'stone', leans: 'right' },
  { name: 'Obsidian', logo: '/logos/color/obsidian.svg', height: 156 },
  { name: 'CapCut', logo: '/logos/mono/capcut.svg', height: 142, tone: 'accent' },
  { name: 'Zed', logo: '/logos/brand/zedindustries.svg', height: 164, tone: 'sage' },
];

/** The closing call to action (home-9), between books on a shelf. */
export function ClosingCall() {
  return (
    <Box component="section" aria-labelledby="home-closing" {...belowFold} sx={{ mt: { xs: 16, md: 24 } }}>
      <ShelfScene left={left} right={right}>
        <Typography variant="h1" component="h2" id="home-closing" sx={{ mx: 'auto', maxWidth: '13em' }}>
          Find the tool that fits the way you work
        </Typography>
        <Typography
          variant="lead"
          sx={{ mt: 3, mb: 7, mx: 'auto', maxWidth: '34em', color: 'text.secondary' }}
        >
          Filter by price, platform and task, then compare up to three.
        </Typography>
        <Button component={SiteLink} to={paths.tools} variant="contained" color="primary" size="large">
          Browse all tools
        </Button>
      </ShelfScene>
    </Box>
  );
}
