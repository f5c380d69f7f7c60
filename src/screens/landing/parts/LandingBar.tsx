import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { BrandMark } from '../../../ui/BrandMark';

import { Bar, Brand } from './landing.styles';

/** The bar of the landing page: logo, name and a link into the site (landing-1). */
export function LandingBar() {
  return (
    <Bar>
      <div>
        <Brand to={paths.home} aria-label="AI Toolshelf, home">
          <BrandMark size={28} />
          AI Toolshelf
        </Brand>
        <Button component={Link} to={paths.tools} variant="contained" color="primary">
          Browse tools
        </Button>
      </div>
    </Bar>
  );
}
