import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSelector } from 'react-redux';

import { SavedHead } from '../../blocks/saved/SavedHead';
import { useRemovedSlots } from '../../blocks/saved/useRemovedSlots';
import type { PostBookmark } from '../../domain/bookmark';
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

const idOf = ({ _id }: PostBookmark) => _id;

/** The saved articles (saved-10), last saved first. */
export function BookmarksScreen() {
  const bookmarks = useSelector(selectPostBookmarks);
  const slots = useRemovedSlots(bookmarks, idOf);
  // Persisted state is only known in the browser.
  const isHydrating = useIsHydrating();
  return (
    <Container>
      <PageMetadata
        title="Bookmarks"
        description={lead}
        canonicalUrl={paths.bookmarks}
        noIndex
        structuredData={structuredData}
      />
      <SavedHead title="Bookmarks" lead={lead} list="articles" />
      {isHydrating ? (
        <Box aria-busy="true" sx={{ minHeight: 480 }} />
      ) : (
        <>
          {slots.length > 0 ? (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
                gap: '48px 40px',
                alignItems: 'start',
              }}
            >
              <BookmarkList slots={slots} />
              <BookmarksRail />
            </Box>
          ) : null}
          {bookmarks.length === 0 ? (
            <Box sx={{ mt: slots.length > 0 ? 7 : 0 }}>
              <NoBookmarks />
            </Box>
          ) : null}
        </>
      )}
    </Container>
  );
}
