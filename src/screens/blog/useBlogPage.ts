import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { blogPath } from '../../domain/paths';

interface BlogPage {
  category: string;
  /** Counts from 1, always in range. */
  page: number;
  pageCount: number;
}

function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Category and page from the URL. An out-of-range page becomes the first one, and the URL is replaced once the
 * number of posts is known (blog-2, routes-7).
 */
export function useBlogPage(postCount: number | undefined): BlogPage {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const category = query.get('category') ?? '';
  const asked = query.get('page');
  const pageCount = Math.ceil((postCount ?? 0) / limits.blogPageSize);
  const wanted = pageIn(asked);
  const isInRange = wanted >= 1 && wanted <= pageCount;
  const isWrong = postCount !== undefined && asked !== null && !isInRange;

  useEffect(() => {
    if (isWrong) void navigate(blogPath({ category }), { replace: true });
  }, [isWrong, navigate, category]);

  return { category, page: isInRange ? wanted : 1, pageCount };
}
