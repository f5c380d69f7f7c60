import { iconButtonClasses } from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { typographyClasses } from '@mui/material/Typography';

const rise = 'cubic-bezier(.2, 0, 0, 1)';
const leave = 'cubic-bezier(.4, 0, 1, 1)';

/** A bar fixed above the bottom of the viewport; below 768 px docked to its edge. */
export const Tray = styled(Paper)(({ theme }) => ({
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
  backgroundColor: theme.vars.palette.background.raised,
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
})) as typeof Paper;

/** A chosen tool, or the place for one. */
export const Slot = styled(ListItem)(({ theme }) => ({
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
  [`& > .${iconButtonClasses.root}`]: {
    // Small, to leave room for the name; its hit area is larger.
    width: 28,
    height: 28,
    // The focus ring of a small button stays inside its slot.
    '&.Mui-focusVisible, &:focus-visible': { outlineOffset: 0 },
  },
  '&[data-empty]': {
    justifyContent: 'center',
    padding: '0 8px',
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.line.field,
    color: theme.vars.palette.text.tertiary,
    textAlign: 'center',
  },
  [theme.breakpoints.down('md')]: {
    '&[data-empty]:nth-of-type(3)': { display: 'none' },
    '&[data-full]': { gap: 4, paddingLeft: 8 },
  },
  // No room for three names: visually hidden.
  '@media (max-width: 339.95px)': {
    '&[data-full]': { justifyContent: 'space-between' },
    [`&[data-full] > .${typographyClasses.root}`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      clipPath: 'inset(50%)',
    },
  },
  [theme.breakpoints.up('md')]: { height: 44 },
}));
