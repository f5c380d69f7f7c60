import { styled } from '@mui/material/styles';

const rise = 'cubic-bezier(.2, 0, 0, 1)';
const leave = 'cubic-bezier(.4, 0, 1, 1)';

/** A bar fixed above the bottom of the viewport; below 768 px docked to its edge. */
export const Tray = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderRadius: '16px 16px 0 0',
  background: theme.vars.palette.background.raised,
  boxShadow: 'var(--sh3)',
  [theme.breakpoints.up('md')]: {
    bottom: 20,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 20,
    width: 'min(940px, calc(100% - 40px))',
    margin: '0 auto',
    padding: '10px 10px 10px 20px',
    borderRadius: 16,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `tray-in 220ms ${rise}`,
    '&[data-leaving]': { opacity: 0, transition: `opacity 130ms ${leave}` },
    '@keyframes tray-in': { from: { opacity: 0, transform: 'translateY(16px)' } },
  },
  '@media (prefers-reduced-motion: reduce)': { '&[data-leaving]': { display: 'none' } },
  '@media print': { display: 'none' },
}));

export const Count = styled('p')(({ theme }) => ({
  display: 'none',
  margin: 0,
  color: theme.vars.palette.text.tertiary,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  '& strong': {
    display: 'block',
    color: theme.vars.palette.text.primary,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

export const Slots = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 0',
    gap: 8,
    minWidth: 0,
    height: 48,
    padding: '0 4px 0 10px',
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 8,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    '@media (prefers-reduced-motion: no-preference)': { animation: `slot-in 180ms ${rise}` },
    '@keyframes slot-in': { from: { opacity: 0 } },
  },
  '& .name': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  },
  // Small, to leave room for the name; its hit area is larger.
  '& button': { width: 28, height: 28 },
  '& button svg': { fontSize: 18 },
  // The focus ring of a small button stays inside its slot.
  '& button.Mui-focusVisible, & button:focus-visible': { outlineOffset: 0 },
  '& > li[data-empty]': {
    justifyContent: 'center',
    padding: '0 8px',
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.line.field,
    color: theme.vars.palette.text.tertiary,
    textAlign: 'center',
  },
  [theme.breakpoints.down('md')]: {
    '& > li[data-empty]:nth-of-type(3)': { display: 'none' },
    '&[data-full] > li': { gap: 4, paddingLeft: 8 },
  },
  // No room for three names: visually hidden.
  '@media (max-width: 339.95px)': {
    '&[data-full] > li': { justifyContent: 'space-between' },
    '&[data-full] .name': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
  [theme.breakpoints.up('md')]: { '& > li': { height: 44 }, '& .name': { fontSize: '0.875rem' } },
}));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  '& > button': { height: 44 },
  '& > :last-child': { flex: 1 },
  [theme.breakpoints.up('md')]: { '& > button': { height: 40 }, '& > :last-child': { flex: 'none' } },
}));
