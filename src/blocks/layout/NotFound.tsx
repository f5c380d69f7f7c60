import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { categories } from '../../domain/categories';
import { taglineOf } from '../../domain/categoryTaglines';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import { selectSeed } from '../../features/visit/visitSlice';
import { hashOf, pickSample } from '../../lib/sample';
import { PageMetadata } from '../../seo/PageMetadata';
import { Bookshelf } from '../../ui/Bookshelf';
import { CategoryCells } from '../../ui/CategoryCells';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { useOpenSearch } from '../search/openSearch';

/** On phones two buttons fill a row. */
const half = { flex: { xs: '1 1 40%', sm: 'none' }, px: { xs: 2, sm: 4 } };

/** The not-found page: links, and four random categories (routes-10 to routes-12). */
export function NotFound() {
  const openSearch = useOpenSearch();
  const isHydrating = useIsHydrating();
  const seed = hashOf(useSelector(selectSeed), 'not found');
  const cells = pickSample(categories, limits.notFoundCategories, seed).map(({ slug, name }) => ({
    slug,
    name,
    tagline: taglineOf(slug),
    to: paths.category(slug),
  }));
  return (
    <Container sx={{ maxWidth: 944, pt: 16, textAlign: 'center' }}>
      <PageMetadata
        title="Page not found"
        description="There is nothing at this address."
        canonicalUrl="/404"
        noIndex
      />
      <Bookshelf
        width={420}
        items={[
          { height: 132, tone: 'stone', logo: '/logos/brand/notion.svg', name: 'Notion' },
          { height: 148, tone: 'sand', logo: '/logos/color/claude.svg', name: 'Claude' },
          { height: 160, logo: '/logos/mono/openai.svg', name: 'ChatGPT' },
          { width: 72, height: 160, gap: '404' },
          { height: 152, tone: 'ink', logo: '/logos/mono/cursor.svg', name: 'Cursor' },
          {
            height: 132,
            tone: 'indigo',
            leans: 'left',
            logo: '/logos/mono/runway.svg',
            name: 'Runway',
          },
        ]}
      />
      <Typography variant="h1" sx={{ mt: 10 }}>
        404: nothing on this shelf
      </Typography>
      <Typography variant="lead" sx={{ mt: 3, mx: 'auto', maxWidth: '22em', color: 'text.secondary' }}>
        The page may have moved, or the address has a typo. These are good places to pick up again.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 7, mb: 16 }}>
        <Button component={RouterLink} to={paths.home} variant="contained" color="primary" sx={half}>
          Go to home
        </Button>
        <Button component={RouterLink} to={paths.tools} sx={half}>
          Browse all tools
        </Button>
        <Button
          variant="text"
          startIcon={<Search />}
          onClick={({ currentTarget }) => openSearch(currentTarget)}
        >
          Search tools
        </Button>
      </Stack>
      <Box component="section" aria-labelledby="popular-shelves" sx={{ textAlign: 'start' }}>
        <Typography
          id="popular-shelves"
          variant="subtitle2"
          component="h2"
          sx={{ mb: 2, color: 'text.tertiary' }}
        >
          Popular shelves
        </Typography>
        <Box
          aria-busy={isHydrating}
          // The prerendered page is the same for every visit: it only reserves the space of the random categories.
          sx={{
            '&[aria-busy="true"] a': {
              visibility: 'hidden',
              '@media (scripting: none)': { visibility: 'visible' },
            },
          }}
        >
          {/* Remounts after hydration, instead of reordering cells that are in both samples. */}
          <CategoryCells key={String(isHydrating)} cells={cells} columns={{ xs: 2, md: 2, lg: 2 }} />
        </Box>
      </Box>
    </Container>
  );
}
