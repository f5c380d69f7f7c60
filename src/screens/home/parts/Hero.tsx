import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';

import { Actions, HeroGrid } from './hero.styles';
import { HeroShelves } from './HeroShelves';

export function Hero({ onShowTopTools }: { onShowTopTools: () => void }) {
  return (
    <HeroGrid aria-labelledby="home-headline">
      <div>
        <Typography variant="subtitle2" component="p" sx={{ mb: 4, color: 'text.tertiary' }}>
          Curated by editors. Updated every week.
        </Typography>
        <Typography variant="display" id="home-headline">
          Boost Your Productivity with the Best AI Tools
        </Typography>
        <Typography variant="lead" sx={{ mt: 5, maxWidth: '34em', color: 'text.secondary' }}>
          Honest reviews, side-by-side comparisons and clear pricing for tools that earn a place in your day.
        </Typography>
        <Actions>
          <Button
            variant="contained"
            color="primary"
            size="large"
            endIcon={<ArrowDownward />}
            onClick={onShowTopTools}
          >
            See what’s trending
          </Button>
          <Button
            component={Link}
            to={paths.blog}
            variant="text"
            size="large"
            endIcon={<ArrowForward />}
            sx={{ color: 'text.primary' }}
          >
            Read the blog
          </Button>
        </Actions>
      </div>
      <HeroShelves />
    </HeroGrid>
  );
}
