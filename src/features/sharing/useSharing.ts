import { useDispatch } from 'react-redux';

import { copyText } from '../../platform/clipboard';
import { shareOnDevice } from '../../platform/share';

import { linkCopied, linkCopyFailed } from './sharingEvents';

interface Page {
  title: string;
  url: string;
}

/**
 * The ways to pass a page on: by the device's own sheet, where there is none or it fails by copying the
 * link (article-7, article-8). `copy` tells whether the link was taken.
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
