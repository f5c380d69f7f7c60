import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSelector } from 'react-redux';

import { paths } from '../../domain/paths';
import { selectPostBookmarks } from '../../features/bookmarks/bookmarksSlice';
import { PageMetadata } from '../../seo/PageMetadata';
import { breadcrumbData } from '../../seo/structuredData';
import { useIsHydrating } from '../../ui/useIsHydrating';

import { BookmarkList } from './parts/BookmarkList';
import { BookmarksRail } from './parts/BookmarksRail';
import { NoBookmarks } from './parts/NoBookmarks';

const lead = 'Articles you saved for later, kept in this browser.';

const structuredData = [
  breadcrumbData([
    { label: 'Home', to: paths.home },
    { label: 'Blog', to: paths.blog },
    { label: 'Bookmarks' },
  ]),
];

/** The saved articles (saved-10), the last saved first. */
export function BookmarksScreen() {
  const bookmarks = useSelector(selectPostBookmarks);
  // Persisted state is known only in the browser.
  const isHydrating = useIsHydrating();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Container>
      <PageMetadata
        title="Bookmarks"
        description={lead}
        canonicalUrl={paths.bookmarks}
        noIndex
        structuredData={structuredData}
      />
      <Box component="header" sx={{ pt: { xs: 10, md: 14 }, pb: { xs: 7, md: 8 } }}>
        <Typography variant="h1" ref={title} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          Bookmarks
        </Typography>
        <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary' }}>
          {lead}
        </Typography>
      </Box>
      {isHydrating ? (
        <Box aria-busy="true" sx={{ minHeight: 480 }} />
      ) : bookmarks.length === 0 ? (
        <NoBookmarks />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
            gap: '48px 40px',
            alignItems: 'start',
          }}
        >
          <BookmarkList bookmarks={bookmarks} onNoneNext={() => title.current?.focus()} />
          <BookmarksRail />
        </Box>
      )}
    </Container>
  );
}
