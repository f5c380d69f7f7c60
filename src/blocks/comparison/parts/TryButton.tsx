import NorthEast from '@mui/icons-material/NorthEast';
import Button, { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { Tool } from '../../../domain/tool';
import { withReferral } from '../../../lib/referral';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';

/** A long name takes more lines. */
const Try = styled(Button)(({ theme }) => ({
  '&&': { height: 'auto', minHeight: 36, padding: '6px 12px', whiteSpace: 'normal' },
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: {
    '&&': { width: '100%', minHeight: 44, padding: '4px 6px', textAlign: 'center' },
    [`& .${buttonClasses.endIcon}`]: { display: 'none' },
  },
})) as typeof Button;

export function TryButton({ tool }: { tool: Tool }) {
  return (
    <Try
      component="a"
      href={withReferral(tool.websiteUrl, 'ai-toolshelf')}
      target="_blank"
      rel="noopener sponsored"
      size="small"
      endIcon={<NorthEast />}
    >
      <span>
        Try {tool.name}
        <ExternalLinkHint />
      </span>
    </Try>
  );
}
