import Check from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';

import { useCopyLink } from '../../../features/sharing/useCopyLink';

/**
 * Copies the page's URL and shows a check mark for two seconds (article-10). The accessible name remains
 * 'Copy Link'.
 */
export function CopyLinkButton({ title, url }: { title: string; url: string }) {
  const { isCopied, copyLink } = useCopyLink({ title, url });

  return (
    <Button
      size="small"
      aria-label="Copy Link"
      startIcon={isCopied ? <Check /> : <LinkIcon />}
      onClick={copyLink}
      sx={{ minWidth: 108 }}
    >
      {isCopied ? 'Copied' : 'Copy Link'}
    </Button>
  );
}
