import ArrowForward from '@mui/icons-material/ArrowForward';
import Search from '@mui/icons-material/Search';
import Shuffle from '@mui/icons-material/Shuffle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { categories } from '../../domain/categories';
import { taglineOf } from '../../domain/categoryTaglines';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import { selectSeed } from '../../features/visit/visitSlice';
import { hashOf, pickSample } from '../../lib/sample';
import { PageMetadata } from '../../seo/PageMetadata';
import { Bookshelf } from '../../ui/Bookshelf';
import { CategoryCells } from '../../ui/CategoryCells';
import { SiteLink } from '../../ui/SiteLink';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { preloadSearch, useOpenSearch } from '../search/openSearch';
import { searchLabel } from '../search/searchLabel';

import { WideSearchButton } from './parts/notFound.styles';

const ways = [
  { to: paths.home, label: 'Go to home' },
  { to: paths.tools, label: 'Browse all tools' },
];

/** The not-found page: search, links, and four random categories, or four others (routes-10 to routes-13). */
export function NotFound() {
  const openSearch = useOpenSearch();
  const isHydrating = useIsHydrating();
  const [round, setRound] = useState(0);
  const count = limits.notFoundCategories;
  const seed = hashOf(useSelector(selectSeed), 'not found');
  const shuffled = pickSample(categories, categories.length, seed);
  const from = (round * count) % shuffled.length;
  const cells = [...shuffled, ...shuffled]
    .slice(from, from + count)
    .map(({ slug, name }) => ({ slug, name, tagline: taglineOf(slug), to: paths.category(slug) }));
  return (
    <Container sx={{ pt: { xs: 12, md: 18 }, textAlign: 'center' }}>
      <PageMetadata
        title="Page not found"
        description="There is nothing at this address."
        canonicalUrl="/404"
        noIndex
      />
      <Bookshelf
        width={320}
        items={[
          { width: 40, height: 76, tone: 'stone' },
          { width: 40, height: 92 },
          { width: 58, height: 98, gap: '404' },
          { width: 40, height: 70, tone: 'stone' },
          { width: 36, height: 88, leans: 'left' },
        ]}
      />
      <Typography variant="h1" sx={{ mt: 7 }}>
        404: this shelf is empty
      </Typography>
      <Typography variant="lead" sx={{ mt: 3, mx: 'auto', color: 'text.secondary' }}>
        The page has moved or never was. Search for it, or take another shelf.
      </Typography>
      <WideSearchButton
        onPointerEnter={preloadSearch}
        onFocus={preloadSearch}
        onClick={({ currentTarget }) => openSearch(currentTarget)}
      >
        <Search aria-hidden="true" />
        <span>{searchLabel}</span>
        <kbd aria-hidden="true">/</kbd>
      </WideSearchButton>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 4 }}>
        {ways.map(({ to, label }) => (
          <Button
            key={to}
            component={SiteLink}
            to={to}
            variant="text"
            endIcon={<ArrowForward />}
            sx={{ px: 3, color: 'text.primary' }}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Box component="section" aria-labelledby="shelves" sx={{ mt: { xs: 10, md: 14 }, textAlign: 'start' }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 4 }}>
          <Typography id="shelves" variant="h3" component="h2">
            Four of {categories.length} shelves
          </Typography>
          <Button
            variant="text"
            size="small"
            startIcon={<Shuffle />}
            onClick={() => setRound(round + 1)}
            sx={{ '@media (scripting: none)': { display: 'none' } }}
          >
            Four others
          </Button>
        </Stack>
        <Box
          aria-busy={isHydrating}
          // The prerendered page is the same for all visits, so it only reserves space for random categories.
          sx={{
            '&[aria-busy="true"] a': {
              visibility: 'hidden',
              '@media (scripting: none)': { visibility: 'visible' },
            },
          }}
        >
          {/* Remounts after hydration instead of reordering the cells that are in both samples. */}
          <CategoryCells key={String(isHydrating)} cells={cells} columns={{ xs: 2, md: 2, lg: 4 }} />
        </Box>
      </Box>
    </Container>
  );
}
