import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Chip from '@mui/material/Chip';

import { PostCover } from '../../../blocks/posts/PostCover';
import type { Post } from '../../../domain/post';
import { formatDate } from '../../../lib/dates';

import { Badges, Byline, Cover, Title } from './article.styles';

/** 'EL' of 'Elena Lindqvist'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}

const editorsPick = "Editor's Pick";

/** Titles of this length and longer get a smaller font. */
const longTitle = 110;

/** Badges, title, author, date, read time and cover. */
export function ArticleHeader({ post, titleId }: { post: Post; titleId: string }) {
  const date = formatDate(post.publishedAt);
  return (
    <header>
      {post.category === '' && !post.editorPick ? null : (
        <Badges>
          {post.category === '' ? null : <Chip label={post.category} title={post.category} />}
          {post.editorPick ? (
            <Chip color="primary" icon={<WorkspacePremiumOutlined />} label={editorsPick} />
          ) : null}
        </Badges>
      )}
      <Title id={titleId} dir="auto" data-long={post.title.length > longTitle ? '' : undefined}>
        {post.title}
      </Title>
      <Byline>
        {post.author === '' ? null : (
          <span className="initials" aria-hidden="true">
            {initialsOf(post.author)}
          </span>
        )}
        <div>
          {post.author === '' ? null : <p className="author">{post.author}</p>}
          <p>
            {date === '' ? null : (
              <>
                <time dateTime={post.publishedAt}>{date}</time>
                {' · '}
              </>
            )}
            {post.readTime} min read
          </p>
        </div>
      </Byline>
      <Cover aria-hidden="true">
        <PostCover post={post} />
      </Cover>
    </header>
  );
}
