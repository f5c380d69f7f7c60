import Check from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

import { limits } from '../../../domain/limits';
import { useSharing } from '../../../features/sharing/useSharing';

/** Copies the page's URL and shows a check mark for two seconds (article-10). The accessible name stays 'Copy Link'. */
export function CopyLinkButton({ title, url }: { title: string; url: string }) {
  const { copy } = useSharing({ title, url });
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), limits.copiedMarkMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <Button
      size="small"
      aria-label="Copy Link"
      startIcon={isCopied ? <Check /> : <LinkIcon />}
      onClick={() => void copy().then(setIsCopied)}
      sx={{ minWidth: 108 }}
    >
      {isCopied ? 'Copied' : 'Copy Link'}
    </Button>
  );
}
