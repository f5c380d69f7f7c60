import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { categoryOf } from '../../../domain/categories';
import { taglineOf } from '../../../domain/categoryTaglines';
import { paths } from '../../../domain/paths';
import { belowFold } from '../../../ui/belowFold';
import { CategoryCells } from '../../../ui/CategoryCells';

import { shelfSlugs } from './trendingTexts';

const cells = shelfSlugs.flatMap((slug) => {
  const category = categoryOf(slug);
  return category ? [{ slug, name: category.name, tagline: taglineOf(slug), to: paths.category(slug) }] : [];
});

/** Links to six categories (trending-7). */
export function Shelves() {
  return (
    <Box
      component="section"
      aria-labelledby="trending-shelves"
      {...belowFold}
      sx={{ mt: { xs: 16, md: 21 } }}
    >
      <Typography variant="h2" id="trending-shelves">
        Browse by category
      </Typography>
      <Typography sx={{ mt: 2, mb: 5, color: 'text.secondary' }}>Six shelves to start from.</Typography>
      <CategoryCells cells={cells} columns={{ xs: 2, md: 3, lg: 3 }} />
    </Box>
  );
}
