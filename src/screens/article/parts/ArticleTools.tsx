import ArrowBack from '@mui/icons-material/ArrowBack';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo } from 'react';

import { PostBookmarkButton } from '../../../blocks/posts/PostBookmarkButton';
import { paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { usePageUrl } from '../../../features/sharing/usePageUrl';
import { useSharing } from '../../../features/sharing/useSharing';
import { SiteLink } from '../../../ui/SiteLink';
import { styled } from '../../../ui/theme/styled';

/** As high as the small button beside it. */
const BookmarkButton = styled(PostBookmarkButton)(({ theme }) => ({
  width: 32,
  height: 32,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  boxShadow: 'var(--sh1)',
  '@media (pointer: coarse)': { width: 40, height: 40 },
}));

/** Back link, Share and the bookmark button. */
export const ArticleTools = memo(function ArticleTools({ post }: { post: Post }) {
  const url = usePageUrl(paths.post(post.slug));
  const { share } = useSharing({ title: post.title, url });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, displayPrint: 'none' }}>
      <Button
        component={SiteLink}
        to={paths.blog}
        variant="text"
        size="small"
        startIcon={<ArrowBack />}
        sx={{ mr: 'auto', ml: -3 }}
      >
        Back to Blog
      </Button>
      <Button size="small" startIcon={<IosShareOutlined />} onClick={() => void share()}>
        Share
      </Button>
      <BookmarkButton post={post} />
    </Stack>
  );
});
