import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';

import { Headline } from './landing.styles';

/** The headline and the two ways in (landing-2). */
export function LandingHero() {
  return (
    <Headline aria-labelledby="landing-headline">
      <Typography variant="display" id="landing-headline" sx={{ mx: 'auto', maxWidth: '11em' }}>
        Every AI tool worth your time, on one shelf
      </Typography>
      <Typography variant="lead" sx={{ mt: 6, mx: 'auto', maxWidth: '22em', color: 'text.secondary' }}>
        Search, filter and compare reviewed AI tools, and keep the ones that work.
      </Typography>
      <div className="links">
        <Button component={Link} to={paths.tools} variant="contained" color="primary" size="large">
          Start Exploring
        </Button>
        <Button component={Link} to={paths.trending} size="large">
          View Trending Tools
        </Button>
      </div>
    </Headline>
  );
}
