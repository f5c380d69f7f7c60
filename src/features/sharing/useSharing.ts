import { useDispatch } from 'react-redux';

import { copyText } from '../../platform/clipboard';
import { shareOnDevice } from '../../platform/share';

import { linkCopied, linkCopyFailed } from './sharingEvents';

export interface Page {
  title: string;
  url: string;
}

/**
 * Returns functions to share a page: with the device's share sheet, or by copying the link if that is missing
 * or fails (article-7, article-8). `copy` resolves to whether the link was copied.
 */
export function useSharing({ title, url }: Page): {
  share: () => Promise<void>;
  copy: () => Promise<boolean>;
} {
  const dispatch = useDispatch();
  const copy = async () => {
    const isCopied = await copyText(url);
    dispatch(isCopied ? linkCopied() : linkCopyFailed());
    return isCopied;
  };
  return {
    copy,
    share: async () => {
      if ((await shareOnDevice({ title, url })) === 'unavailable') await copy();
    },
  };
}
