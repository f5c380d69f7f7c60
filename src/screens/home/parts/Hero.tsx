import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';

import { HeroShelves } from './HeroShelves';

export function Hero({ onShowTopTools }: { onShowTopTools: () => void }) {
  return (
    <Box
      component="section"
      aria-labelledby="home-headline"
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 452px' },
        gap: 12,
        alignItems: { lg: 'center' },
        mb: { lg: -5 },
        pt: { xs: 11, md: 16, lg: 21 },
      }}
    >
      {/* The text is a little above the middle of the shelves. */}
      <Box sx={{ pb: { lg: 11 } }}>
        <Typography variant="subtitle2" component="p" sx={{ mb: 4, color: 'text.tertiary' }}>
          Curated by editors. No account needed.
        </Typography>
        <Typography variant="display" id="home-headline">
          Boost Your Productivity with the Best AI Tools
        </Typography>
        <Typography variant="lead" sx={{ mt: 5, maxWidth: '34em', color: 'text.secondary' }}>
          Honest reviews, side-by-side comparisons and clear pricing for tools that earn a place in your day.
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', gap: 2, mt: 8 }}>
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
        </Stack>
      </Box>
      <HeroShelves />
    </Box>
  );
}
