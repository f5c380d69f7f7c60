import ArrowBack from '@mui/icons-material/ArrowBack';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { PostBookmarkButton } from '../../../blocks/posts/PostBookmarkButton';
import { paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { useSharing } from '../../../features/sharing/useSharing';

import { usePageAddress } from '../usePageAddress';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > a': { marginRight: 'auto', marginLeft: -12 },
  '& > button:last-child': {
    width: 32,
    height: 32,
    border: `1px solid ${theme.vars.palette.line.strong}`,
    boxShadow: 'var(--sh1)',
    '@media (pointer: coarse)': { width: 40, height: 40 },
  },
  '@media print': { display: 'none' },
}));

/** Back link, Share and the bookmark. */
export function ArticleTools({ post }: { post: Post }) {
  const url = usePageAddress(paths.post(post.slug));
  const { share } = useSharing({ title: post.title, url });
  return (
    <Bar>
      <Button component={Link} to={paths.blog} variant="text" size="small" startIcon={<ArrowBack />}>
        Back to Blog
      </Button>
      <Button size="small" startIcon={<IosShareOutlined />} onClick={() => void share()}>
        Share
      </Button>
      <PostBookmarkButton post={post} />
    </Bar>
  );
}
