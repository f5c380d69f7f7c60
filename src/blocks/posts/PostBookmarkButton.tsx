import { paths } from '../../domain/paths';
import type { Post } from '../../domain/post';
import { usePostBookmark } from '../../features/bookmarks/usePostBookmark';
import { BookmarkIconButton } from '../../ui/BookmarkIconButton';

/** Bookmarks an article or removes its bookmark, on cards and on the article itself (blog-9). */
export function PostBookmarkButton({ post, className }: { post: Post; className?: string }) {
  const { isSaved, toggle } = usePostBookmark(post);
  return (
    <BookmarkIconButton
      isSaved={isSaved}
      label={isSaved ? `Remove bookmark for ${post.title}` : `Bookmark ${post.title}`}
      path={paths.post(post.slug)}
      onClick={toggle}
      {...(className === undefined ? {} : { className })}
    />
  );
}
