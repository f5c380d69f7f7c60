import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { PostCard } from '../../../blocks/posts/PostCard';
import { paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { ArrowLink } from '../../../ui/ArrowLink';
import { belowFold } from '../../../ui/belowFold';
import { CardGrid } from '../../../ui/CardGrid';
import { useReadNext } from '../useReadNext';

/** Three other posts, and a link to all of them (article-6, article-18). */
export const ReadNext = memo(function ReadNext({ post }: { post: Post }) {
  const ids = useReadNext(post);
  const allArticles = <ArrowLink to={paths.blog}>All articles</ArrowLink>;
  if (ids?.length === 0)
    return <Box sx={{ mt: { xs: 14, md: 18 }, displayPrint: 'none' }}>{allArticles}</Box>;
  return (
    <Box
      component="section"
      aria-labelledby="read-next"
      {...belowFold}
      sx={{ mt: { xs: 14, md: 18 }, displayPrint: 'none' }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 4, mb: 6 }}
      >
        <Typography id="read-next" variant="h2">
          Read next
        </Typography>
        {allArticles}
      </Stack>
      <CardGrid columns={3}>
        {(ids ?? []).map((id) => (
          <PostCard key={id} id={id} headingLevel="h3" />
        ))}
      </CardGrid>
    </Box>
  );
});
