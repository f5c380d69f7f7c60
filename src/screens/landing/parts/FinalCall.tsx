import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';

import { LandingSection } from './LandingSection';

/** The final call to action (landing-11). */
export function FinalCall() {
  return (
    <LandingSection headingId="landing-start">
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="h1" component="h2" id="landing-start" sx={{ mx: 'auto', maxWidth: '9em' }}>
          Your next favourite tool is on the shelf
        </Typography>
        <Typography variant="lead" sx={{ mt: 3, mb: 7, color: 'text.secondary' }}>
          No account needed. Everything you save stays in your browser.
        </Typography>
        <Button component={Link} to={paths.tools} variant="contained" color="primary" size="large">
          Get Started Now
        </Button>
      </Box>
    </LandingSection>
  );
}
