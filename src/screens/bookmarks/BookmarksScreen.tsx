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
import { Head, Layout } from './parts/bookmarks.styles';
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
      <Head>
        <Typography variant="h1" ref={title} tabIndex={-1}>
          Bookmarks
        </Typography>
        <Typography variant="lead" component="p">
          {lead}
        </Typography>
      </Head>
      {isHydrating ? (
        <Box aria-busy="true" sx={{ minHeight: 480 }} />
      ) : bookmarks.length === 0 ? (
        <NoBookmarks />
      ) : (
        <Layout>
          <BookmarkList bookmarks={bookmarks} onNoneNext={() => title.current?.focus()} />
          <BookmarksRail />
        </Layout>
      )}
    </Container>
  );
}
