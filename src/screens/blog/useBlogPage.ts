import { useNavigate, useSearchParams } from 'react-router-dom';

import { useRedirectFromMissingPage } from '../../blocks/useRedirectFromMissingPage';
import { limits } from '../../domain/limits';
import { pageIn } from '../../domain/listingUrl';
import { blogPath } from '../../domain/paths';

interface BlogPage {
  /** Counts from 1; always in range. */
  page: number;
  pageCount: number;
}

/** Returns the page in the URL; one that does not exist becomes the first (blog-2, routes-7). */
export function useBlogPage(category: string, postCount: number | undefined): BlogPage {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const page = pageIn(query);
  const pageCount = Math.ceil((postCount ?? 0) / limits.blogPageSize);
  useRedirectFromMissingPage({
    page,
    pageCount: postCount === undefined ? undefined : pageCount,
    fallback: 'first',
    redirectTo: (existing) => void navigate(blogPath({ category, page: existing }), { replace: true }),
  });
  return { page: page >= 1 && page <= pageCount ? page : 1, pageCount };
}
