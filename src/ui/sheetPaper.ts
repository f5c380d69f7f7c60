import type { SxProps, Theme } from '@mui/material/styles';

import { raisedSurface } from './theme/raisedSurface';

/** The paper of a bottom sheet on phones. */
export const sheetPaper: SxProps<Theme> = (theme) => ({
  ...raisedSurface(theme),
  maxHeight: 'calc(100dvh - 64px)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  border: 0,
  borderRadius: '16px 16px 0 0',
  overscrollBehavior: 'contain',
});
