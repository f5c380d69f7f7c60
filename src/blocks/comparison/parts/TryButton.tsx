import NorthEast from '@mui/icons-material/NorthEast';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { withReferral } from '../../../domain/referral';
import type { Tool } from '../../../domain/tool';
import { hostOf } from '../../../lib/urls';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { styled } from '../../../ui/theme/styled';

/** A long name wraps; on narrow viewports only screen readers get it. */
const Try = styled(Button)(({ theme }) => ({
  '&&': { height: 'auto', minHeight: 36, padding: '6px 12px', whiteSpace: 'normal' },
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { '&&': { width: '100%', minHeight: 44 } },
  [theme.breakpoints.down('lg')]: { '& [data-name]': visuallyHidden },
})) as typeof Button;

/** Links to a tool's site, and shows its host on wide viewports and in print (compare-36). */
export function TryButton({ tool }: { tool: Tool }) {
  return (
    <>
      <Try
        component="a"
        href={withReferral(tool.websiteUrl)}
        target="_blank"
        rel="noopener sponsored"
        size="small"
        endIcon={<NorthEast />}
      >
        <span>
          Try <span data-name="">{tool.name}</span>
          <ExternalLinkHint />
        </span>
      </Try>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, displayPrint: 'block', mt: 1.5, color: 'text.tertiary' }}
      >
        {hostOf(tool.websiteUrl)}
      </Typography>
    </>
  );
}
