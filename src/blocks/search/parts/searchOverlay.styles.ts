import Dialog from '@mui/material/Dialog';

import { raisedSurface } from '../../../ui/theme/raisedSurface';
import { styled } from '../../../ui/theme/styled';

/** On wide viewports a dialog below the top bar; on phones full screen. */
export const Overlay = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
    ...raisedSurface(theme),
    boxShadow: 'var(--sh3)',
    [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.background.default },
    [theme.breakpoints.up('md')]: {
      width: 720,
      height: 'auto',
      maxHeight: 'calc(100dvh - 108px)',
      margin: '88px 20px 20px',
      borderRadius: 16,
    },
  },
}));

export const Correction = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  flexShrink: 0,
  margin: 0,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.text.primary },
}));

export const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [theme.breakpoints.up('md')]: { flex: '0 1 auto', maxHeight: 'min(560px, 100vh - 240px)' },
}));

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  padding: '10px 16px 14px',
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '& > a': { flex: 1, height: 48 },
  '& > a > .MuiButton-endIcon': { display: 'none' },
  '& > :first-of-type:not(a)': { display: 'none' },
  '&:not(:has(> a))': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '&, &:not(:has(> a))': { display: 'flex' },
    minHeight: 44,
    padding: '0 20px',
    backgroundColor: theme.vars.palette.background.subtle,
    '& > a': {
      flex: 'none',
      height: 32,
      // Aligns its text with the end of the rows.
      marginRight: -16,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      color: theme.vars.palette.primary.text,
      '& > .MuiButton-endIcon': { display: 'inherit' },
    },
    '& > :first-of-type:not(a)': { display: 'flex' },
  },
}));

export const Hints = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 500,
  gap: 18,
  color: theme.vars.palette.text.tertiary,
  '& > span': { display: 'flex', alignItems: 'center', gap: 4 },
  '& > span > kbd:last-of-type': { marginRight: 4 },
}));

/** Controls beside the recent searches, because the options of a listbox cannot contain buttons. */
export const RecentControls = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 12,
  display: 'grid',
  justifyItems: 'end',
  gridTemplateRows: '40px',
  gridAutoRows: '48px',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateRows: '44px', gridAutoRows: '40px' },
}));
