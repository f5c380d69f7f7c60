import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import { SiteLink } from '../../../ui/SiteLink';

/** The headline and the two entry links (landing-2). */
export function LandingHero() {
  return (
    <Container
      component="section"
      aria-labelledby="landing-headline"
      sx={{ pt: { xs: 14, md: 21 }, textAlign: 'center' }}
    >
      <Typography variant="display" id="landing-headline" sx={{ mx: 'auto', maxWidth: '11em' }}>
        Every AI tool worth your time, on one shelf
      </Typography>
      <Typography variant="lead" sx={{ mt: 6, mx: 'auto', maxWidth: '22em', color: 'text.secondary' }}>
        Search, filter and compare reviewed AI tools, and keep the ones that work.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'center', mt: 8 }}>
        <Button component={SiteLink} to={paths.tools} variant="contained" color="primary" size="large">
          Start Exploring
        </Button>
        <Button component={SiteLink} to={paths.trending} size="large">
          View Trending Tools
        </Button>
      </Stack>
    </Container>
  );
}
