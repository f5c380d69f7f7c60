import { useLayoutEffect } from 'react';

interface Paging {
  /** The page in the URL: from 1; 1 for a URL without one, 0 for one with something else than a page number. */
  page: number;
  /** The number of pages; undefined until it is known. */
  pageCount: number | undefined;
  /** What is shown instead of a page that does not exist. */
  fallback: 'first' | 'last';
  /** Replaces the page in the URL. */
  redirectTo: (page: number) => void;
}

/** Leaves a page that does not exist as soon as the number of pages is known (list-36, blog-2). */
export function useRedirectFromMissingPage({ page, pageCount, fallback, redirectTo }: Paging): void {
  const last = Math.max(1, pageCount ?? 1);
  const isMissing = pageCount !== undefined && (page < 1 || page > last);
  useLayoutEffect(() => {
    if (isMissing) redirectTo(fallback === 'last' && page > last ? last : 1);
  });
}
