import Button from '@mui/material/Button';

import { TopBar } from '../../../blocks/layout/TopBar';
import { paths } from '../../../domain/paths';
import { SiteLink } from '../../../ui/SiteLink';

import { Brand } from './Brand';

/** The bar of the landing page: logo, name and a link into the site (landing-1). */
export function LandingBar() {
  return (
    <TopBar>
      <Brand aria-label="AI Toolshelf, home" />
      <Button
        component={SiteLink}
        to={paths.tools}
        variant="contained"
        color="primary"
        sx={{ flex: 'none', ml: 'auto' }}
      >
        Browse tools
      </Button>
    </TopBar>
  );
}
