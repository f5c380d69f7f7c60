import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { PostCover } from '../../../blocks/posts/PostCover';
import { laterUpdateOf } from '../../../domain/laterUpdate';
import type { Post } from '../../../domain/post';
import { formatDate } from '../../../lib/dates';

import { ArticleCover } from './ArticleCover';

/** Returns the initials of the first and last word, such as 'EL' for 'Elena Lindqvist'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}

const editorsPick = "Editor's Pick";

/** Longer titles get a smaller font. */
const longTitle = 110;

const titleSize = {
  fontSize: { xs: '2rem', md: '2.75rem' },
  lineHeight: { xs: '2.375rem', md: '3.125rem' },
};

const longTitleSize = {
  fontSize: { xs: '1.5rem', md: '2rem' },
  lineHeight: { xs: '1.9375rem', md: '2.5rem' },
  letterSpacing: '-0.024em',
};

/** Badges, title, author, date, read time and cover. */
export const ArticleHeader = memo(function ArticleHeader({ post, titleId }: { post: Post; titleId: string }) {
  const date = formatDate(post.publishedAt);
  const updatedAt = laterUpdateOf(post);
  const hasBadges = post.category !== '' || post.editorPick;
  return (
    <header>
      {hasBadges ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 6 }}>
          {post.category === '' ? null : <Chip label={post.category} title={post.category} />}
          {post.editorPick ? (
            <Chip color="primary" icon={<WorkspacePremiumOutlined />} label={editorsPick} />
          ) : null}
        </Stack>
      ) : null}
      <Typography
        id={titleId}
        variant="h1"
        dir="auto"
        sx={{
          mt: hasBadges ? 3 : 6,
          overflowWrap: 'anywhere',
          ...(post.title.length > longTitle ? longTitleSize : titleSize),
        }}
      >
        {post.title}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2.5, mt: 4 }}>
        {post.author === '' ? null : (
          <Avatar
            aria-hidden="true"
            sx={{
              width: 32,
              height: 32,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.75rem',
              fontWeight: 600,
            }}
          >
            {initialsOf(post.author)}
          </Avatar>
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {post.author === '' ? null : (
            <Typography variant="caption" component="p" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
              {post.author}
            </Typography>
          )}
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.tertiary', fontVariantNumeric: 'tabular-nums' }}
          >
            {date === '' ? null : (
              <>
                <time dateTime={post.publishedAt}>{date}</time>
                {' · '}
              </>
            )}
            {updatedAt === '' ? null : (
              <>
                Updated <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
                {' · '}
              </>
            )}
            {post.readTime} min read
          </Typography>
        </Box>
      </Stack>
      <ArticleCover aria-hidden="true">
        <PostCover post={post} />
      </ArticleCover>
    </header>
  );
});
