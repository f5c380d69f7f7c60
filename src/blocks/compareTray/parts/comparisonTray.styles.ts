import ButtonBase from '@mui/material/ButtonBase';
import { iconButtonClasses } from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';

import { raisedSurface } from '../../../ui/theme/raisedSurface';
import { styled } from '../../../ui/theme/styled';

const rise = 'cubic-bezier(.2, 0, 0, 1)';
const leave = 'cubic-bezier(.4, 0, 1, 1)';

/** A bar at the bottom of the viewport; below 768 px a pill or, when open, a sheet at the bottom edge. */
export const Tray = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  right: 0,
  left: 0,
  ...raisedSurface(theme),
  boxShadow: 'var(--sh3)',
  [theme.breakpoints.down('md')]: {
    bottom: 'calc(20px + env(safe-area-inset-bottom))',
    width: 'fit-content',
    margin: '0 auto',
    borderRadius: 26,
    '&[data-open]': {
      // Above the top bar too.
      zIndex: theme.zIndex.drawer,
      bottom: 0,
      width: 'auto',
      padding: '0 16px calc(20px + env(safe-area-inset-bottom))',
      borderRadius: '16px 16px 0 0',
      '&::before': {
        content: '""',
        position: 'absolute',
        top: 8,
        left: 'calc(50% - 18px)',
        width: 36,
        height: 4,
        borderRadius: 4,
        backgroundColor: theme.vars.palette.line.strong,
      },
    },
  },
  [theme.breakpoints.up('md')]: {
    bottom: 20,
    width: 'min(58.75rem, calc(100% - 40px))',
    margin: '0 auto',
    borderRadius: 16,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `tray-in 220ms ${rise}`,
    '&[data-leaving]': { opacity: 0, transition: `opacity 130ms ${leave}` },
    '@keyframes tray-in': { from: { opacity: 0, transform: 'translateY(16px)' } },
  },
  '@media (prefers-reduced-motion: reduce)': { '&[data-leaving]': { display: 'none' } },
  '@media print': { display: 'none' },
})) as typeof Paper;

/** The backdrop of the open sheet. */
export const Backdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  inset: 0,
  backgroundColor: 'rgb(0 0 0 / .4)',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Opens and closes the sheet, of which it is the header while open. */
export const Pill = styled(ButtonBase)(({ theme }) => ({
  gap: 12,
  height: 52,
  padding: '0 16px 0 12px',
  borderRadius: 26,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '& [data-count]': { fontWeight: 600 },
  '& > svg': { color: theme.vars.palette.text.tertiary },
  '&[aria-expanded="false"] [data-slots]': { display: 'none' },
  '&[aria-expanded="true"]': {
    justifyContent: 'space-between',
    width: '100%',
    height: 70,
    // Leaves room for the sheet's handle.
    padding: '14px 4px 0 0',
    fontSize: '1.25rem',
    fontWeight: 600,
    '& > svg': { transform: 'rotate(180deg)' },
    '& > span:first-of-type, & [data-count]': { display: 'none' },
    '&:focus-visible': { outlineOffset: -4 },
  },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The logos overlap by a quarter. */
export const Logos = styled('span')({ display: 'flex', '& > * + *': { marginLeft: -8 } });

/** The slots and the actions; on phones only in the open sheet. */
export const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > ul': { display: 'flex', gap: 8 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > ul': { flexDirection: 'column' },
    'section:not([data-open]) > &': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 20,
    padding: '10px 10px 10px 20px',
  },
}));

/** A slot with a chosen tool, or an empty one. */
export const Slot = styled(ListItem)(({ theme }) => ({
  gap: 12,
  minWidth: 0,
  minHeight: 56,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  '@media (prefers-reduced-motion: no-preference)': { animation: `slot-in 180ms ${rise}` },
  '@keyframes slot-in': { from: { opacity: 0 } },
  '&[data-empty]': {
    padding: 0,
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.line.field,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: {
    flex: '1 1 0',
    gap: 8,
    minHeight: 44,
    padding: '0 4px 0 10px',
    borderRadius: 8,
    fontSize: '0.875rem',
    [`& > .${iconButtonClasses.root}`]: {
      // Small, to leave room for the name; its hit area is larger.
      width: 28,
      height: 28,
      // Keeps the focus ring of a small button inside its slot.
      '&.Mui-focusVisible, &:focus-visible': { outlineOffset: 0 },
    },
    '&[data-empty]': { color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem' },
  },
}));

/** A button that fills an empty slot. */
export const EmptySlot = styled(ButtonBase)(({ theme }) => ({
  gap: 19,
  width: '100%',
  minHeight: 54,
  justifyContent: 'flex-start',
  padding: '0 19px',
  borderRadius: 11,
  font: 'inherit',
  [theme.breakpoints.up('md')]: {
    gap: 6,
    justifyContent: 'center',
    minHeight: 42,
    padding: '0 8px',
    borderRadius: 7,
  },
  '&:hover': { backgroundColor: theme.vars.palette.background.raisedHover },
}));
