import { useLayoutEffect } from 'react';

interface Paging {
  /** The page in the URL, from 1: 1 if the URL has none, 0 if its value is not a page number. */
  page: number;
  /** The number of pages; undefined until known. */
  pageCount: number | undefined;
  /** Which page to show instead of one that does not exist. */
  fallback: 'first' | 'last';
  /** Replaces the page number in the URL. */
  redirectTo: (page: number) => void;
}

/** Redirects from a page that does not exist, once the number of pages is known (list-36, blog-2). */
export function useRedirectFromMissingPage({ page, pageCount, fallback, redirectTo }: Paging): void {
  const last = Math.max(1, pageCount ?? 1);
  const isMissing = pageCount !== undefined && (page < 1 || page > last);
  useLayoutEffect(() => {
    if (isMissing) redirectTo(fallback === 'last' && page > last ? last : 1);
    // After every render: `redirectTo` is often a new function, and the redirect itself ends it.
  });
}
