import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { usePostEntity } from '../../catalogue/hooks';
import { paths } from '../../domain/paths';
import { formatDate } from '../../lib/dates';
import { joinNonEmpty } from '../../lib/text';
import { PictureFrame } from '../../ui/PictureFrame';
import { StretchedLink } from '../../ui/StretchedLink';
import { clamped } from '../../ui/textCuts';
import { styled } from '../../ui/theme/styled';

import { PostCover } from './PostCover';

const Row = styled(Stack)(({ theme }) => ({
  position: 'relative',
  alignItems: 'flex-start',
  borderRadius: 8,
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: 4,
  },
  '&:hover a': { color: theme.vars.palette.primary.text },
}));

const Cover = styled(PictureFrame)({ flexShrink: 0, width: 112, height: 70, borderRadius: 8 });

const Title = styled(StretchedLink)({
  ...clamped(2),
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  textWrap: 'balance',
});

/** A post as a row: cover, title, date and read time. */
export const PostRow = memo(function PostRow({ id }: { id: string }) {
  const post = usePostEntity(id);
  if (!post) return null;
  const date = formatDate(post.publishedAt);
  return (
    <Row direction="row" spacing={3.5} useFlexGap>
      <Cover aria-hidden="true">
        <PostCover post={post} />
      </Cover>
      <Box sx={{ minWidth: 0 }}>
        <Title to={paths.post(post.slug)} title={post.title} color="inherit">
          {post.title}
        </Title>
        <Typography variant="caption" component="div" color="textTertiary" sx={{ mt: 1 }}>
          {joinNonEmpty([date, `${post.readTime} min read`])}
        </Typography>
      </Box>
    </Row>
  );
});
