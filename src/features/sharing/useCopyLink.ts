import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';

import { type Page, useSharing } from './useSharing';

/**
 * Returns a function that copies a page's link, and whether it was copied within the last two seconds, while
 * a button shows a check mark.
 */
export function useCopyLink(page: Page): { isCopied: boolean; copyLink: () => void } {
  const { copy } = useSharing(page);
  /** The page whose link was copied; a new object for each copy, which starts the time anew. */
  const [copied, setCopied] = useState<{ url: string }>();

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(undefined), limits.copiedMarkMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return {
    isCopied: copied?.url === page.url,
    copyLink: () => void copy().then((isCopied) => setCopied(isCopied ? { url: page.url } : undefined)),
  };
}
