import type { TransitionProps } from '@mui/material/transitions';

import { styled } from './theme/styled';

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: theme.transitions.create(['grid-template-rows', 'visibility'], { duration: 180 }),
  '& > div': { minHeight: 0, overflow: 'hidden' },
  '&[data-expanded]': { gridTemplateRows: '1fr', visibility: 'visible' },
  '@media print': { gridTemplateRows: '1fr', visibility: 'visible', transition: 'none' },
}));

/** Expands what it holds in CSS alone, in place of Material UI's Collapse, which measures (docs/adr/0004). */
export function ExpandTransition({ in: isExpanded, children }: TransitionProps) {
  return <Area data-expanded={isExpanded ? '' : undefined}>{children}</Area>;
}
