import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';

import { Brand } from './Brand';

/** The bar of the landing page: logo, name and a link into the site (landing-1). */
export function LandingBar() {
  return (
    <AppBar>
      <Container
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, height: 60 }}
      >
        <Brand aria-label="AI Toolshelf, home" />
        <Button component={Link} to={paths.tools} variant="contained" color="primary">
          Browse tools
        </Button>
      </Container>
    </AppBar>
  );
}
