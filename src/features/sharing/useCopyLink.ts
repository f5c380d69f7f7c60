import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';

import { type Page, useSharing } from './useSharing';

/**
 * Returns a function that copies a page's link, and whether it was copied within the last two seconds, while
 * a button shows a check mark.
 */
export function useCopyLink(page: Page): { isCopied: boolean; copyLink: () => void } {
  const { copy } = useSharing(page);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), limits.copiedMarkMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return { isCopied, copyLink: () => void copy().then(setIsCopied) };
}
