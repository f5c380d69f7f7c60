import Check from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';

import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { useCopyLink } from '../../features/sharing/useCopyLink';
import { usePageUrl } from '../../features/sharing/usePageUrl';

/** Copies the URL of the tools' public comparison (versus-11) and shows a check mark for two seconds. */
export function CopyVersusLink({ tools }: { tools: readonly Tool[] }) {
  const path = paths.versus(tools.map(({ slug }) => slug));
  const title = tools.map(({ name }) => name).join(' vs ');
  const { isCopied, copyLink } = useCopyLink({ title, url: usePageUrl(path) });

  return (
    <Button
      startIcon={isCopied ? <Check /> : <LinkIcon />}
      onClick={copyLink}
      sx={{ flexShrink: 0, displayPrint: 'none' }}
    >
      Copy link
    </Button>
  );
}
