import Check from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { usePageUrl } from '../../features/sharing/usePageUrl';
import { useSharing } from '../../features/sharing/useSharing';

/** Copies the address of the tools' public comparison (versus-11) and shows a check mark for two seconds. */
export function CopyVersusLink({ tools }: { tools: readonly Tool[] }) {
  const path = paths.versus(tools.map(({ slug }) => slug));
  const title = tools.map(({ name }) => name).join(' vs ');
  const { copy } = useSharing({ title, url: usePageUrl(path) });
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), limits.copiedMarkMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <Button
      startIcon={isCopied ? <Check /> : <LinkIcon />}
      onClick={() => void copy().then(setIsCopied)}
      sx={{ flexShrink: 0, displayPrint: 'none' }}
    >
      Copy link
    </Button>
  );
}
