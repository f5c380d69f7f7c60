import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import type { BookSpine } from '../../../ui/BookshelfRow';
import { ShelfScene } from '../../../ui/ShelfScene';
import { SiteLink } from '../../../ui/SiteLink';

import { LandingSection } from './LandingSection';

const left: readonly BookSpine[] = [
  { name: 'Suno', logo: '/logos/mono/suno.svg', height: 142, tone: 'sage' },
  { name: 'Gemini', logo: '/logos/color/gemini.svg', height: 164 },
  { name: 'Cursor', logo: '/logos/mono/cursor.svg', height: 150, tone: 'ink' },
];

const right: readonly BookSpine[] = [
  { name: 'Grammarly', logo: '/logos/brand/grammarly.svg', height: 156, tone: 'accent' },
  { name: 'Replit', logo: '/logos/color/replit.svg', height: 138, tone: 'stone' },
  { name: 'Kagi', logo: '/logos/mono/kagi.svg', height: 122, tone: 'sand', leans: 'left' },
];

/** The final call to action (landing-11), between books on a shelf. */
export function FinalCall() {
  return (
    <LandingSection headingId="landing-start">
      <ShelfScene left={left} right={right}>
        <Typography variant="h1" component="h2" id="landing-start" sx={{ mx: 'auto', maxWidth: '9em' }}>
          Your next favorite tool is on the shelf
        </Typography>
        <Typography variant="lead" sx={{ mt: 3, mb: 7, color: 'text.secondary' }}>
          No account needed. Everything you save stays in your browser.
        </Typography>
        <Button component={SiteLink} to={paths.tools} variant="contained" color="primary" size="large">
          Get Started Now
        </Button>
      </ShelfScene>
    </LandingSection>
  );
}
