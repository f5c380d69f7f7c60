import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';

import { type Page, useSharing } from './useSharing';

/** Copying of a page's link, and whether it was copied in the last two seconds: a button then shows a check mark. */
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
