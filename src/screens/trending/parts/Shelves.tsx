import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { categoryOf } from '../../../domain/categories';
import { paths } from '../../../domain/paths';
import { CategoryCells } from '../../../ui/CategoryCells';

import { shelfSlugs } from './trendingTexts';

const Section = styled('section')(({ theme }) => ({
  marginTop: 64,
  '& h2 + p': { margin: '8px 0 20px', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { marginTop: 84 },
}));

const cells = shelfSlugs.flatMap((slug) => {
  const category = categoryOf(slug);
  return category ? [{ slug, name: category.name, tagline: category.tagline, to: paths.category(slug) }] : [];
});

/** Links to six categories (trending-7). */
export function Shelves() {
  return (
    <Section aria-labelledby="trending-shelves">
      <Typography variant="h2" id="trending-shelves">
        Browse by category
      </Typography>
      <Typography>Six shelves to start from.</Typography>
      <CategoryCells cells={cells} columns={{ xs: 2, md: 3, lg: 3 }} />
    </Section>
  );
}
