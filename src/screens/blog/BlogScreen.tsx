import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { blogPath } from '../../domain/paths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

import { BlogHead } from './parts/BlogHead';
import { BlogMetadata } from './parts/BlogMetadata';
import { BlogPager } from './parts/BlogPager';
import { BlogRail } from './parts/BlogRail';
import { Posts } from './parts/Posts';
import { useBlogPage } from './useBlogPage';
import { useBlogPosts } from './useBlogPosts';

/** The blog list (blog-1, blog-3): the server's posts and the static articles, eight per page. */
export function BlogScreen() {
  const navigate = useNavigate();
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLElement>(null);
  const { category, ...posts } = useBlogPosts();
  const { page, pageCount } = useBlogPage(category, posts.isReady ? posts.ids.length : undefined);
  const first = (page - 1) * limits.blogPageSize;

  const turnPage = (chosen: number) => {
    void navigate(blogPath({ category, page: chosen }));
    status.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  const pages = { page, pageCount, category, onPage: turnPage };

  return (
    <Container>
      <BlogMetadata category={category} page={page} isEmpty={posts.isReady && posts.ids.length === 0} />
      <BlogHead category={category}>
        <BlogPager {...pages} label="Pagination, top" />
      </BlogHead>
      {/* In this order on phones: cards, pager, side column. From 1024 px the side column is beside the
          cards. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
          columnGap: 10,
          alignItems: 'start',
        }}
      >
        <Box
          component="section"
          ref={list}
          aria-label="Articles"
          aria-busy={posts.isLoading}
          sx={{ scrollMarginTop: 84 }}
        >
          <VisuallyHidden as="p" ref={status} tabIndex={-1} aria-live="polite">
            {posts.isLoading
              ? 'Loading articles'
              : pageCount > 1
                ? `Articles, page ${page} of ${pageCount}`
                : null}
          </VisuallyHidden>
          <Posts
            ids={posts.ids.slice(first, first + limits.blogPageSize)}
            category={category}
            isLoading={posts.isLoading}
            isFailed={posts.isFailed}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', mt: 10, '&:empty': { display: 'none' } }}>
          <BlogPager {...pages} />
        </Box>
        <BlogRail />
      </Box>
    </Container>
  );
}
