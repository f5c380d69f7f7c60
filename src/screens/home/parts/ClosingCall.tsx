import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';

/** The closing call to action (home-9). */
export function ClosingCall() {
  return (
    <Box
      component="section"
      aria-labelledby="home-closing"
      sx={{ mt: { xs: 16, md: 24 }, textAlign: 'center' }}
    >
      <Typography variant="h1" component="h2" id="home-closing" sx={{ mx: 'auto', maxWidth: '13em' }}>
        Find the tool that fits the way you work
      </Typography>
      <Typography variant="lead" sx={{ mt: 3, mb: 7, mx: 'auto', maxWidth: '34em', color: 'text.secondary' }}>
        Filter by price, platform and task, then compare up to three.
      </Typography>
      <Button component={Link} to={paths.tools} variant="contained" color="primary" size="large">
        Browse all tools
      </Button>
    </Box>
  );
}
