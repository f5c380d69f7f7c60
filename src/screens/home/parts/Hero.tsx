import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import { SiteLink } from '../../../ui/SiteLink';

import { HeroSearch } from './HeroSearch';
import { HeroShelves } from './HeroShelves';

export function Hero({ onShowTopTools }: { onShowTopTools: () => void }) {
  return (
    <Box
      component="section"
      aria-labelledby="home-headline"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 452px' },
        gap: 12,
        alignItems: { lg: 'center' },
        mb: { lg: -5 },
        pt: { xs: 11, md: 16, lg: 21 },
      }}
    >
      {/* Places the text slightly above the middle of the shelves. */}
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
        <HeroSearch />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 5, ml: -3 }}>
          <Button
            variant="text"
            endIcon={<ArrowDownward />}
            onClick={onShowTopTools}
            sx={{ px: 3, color: 'primary.text' }}
          >
            See what’s trending
          </Button>
          <Button
            component={SiteLink}
            to={paths.blog}
            variant="text"
            endIcon={<ArrowForward />}
            sx={{ px: 3, color: 'text.primary' }}
          >
            Read the blog
          </Button>
        </Stack>
      </Box>
      <HeroShelves />
    </Box>
  );
}
