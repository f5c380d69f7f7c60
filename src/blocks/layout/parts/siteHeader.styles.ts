import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const searchFrom = 1100;
const nameFrom = 900;

export const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  background: theme.vars.palette.background.default,
  '@supports (backdrop-filter: blur(1px))': {
    background: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
    // On the bar itself: in WebKit a layer inside it would blur the bar's own logo and links.
    backdropFilter: 'blur(12px)',
  },
  '& .inner': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: 60,
    maxWidth: 1216,
    margin: '0 auto',
    padding: '0 20px',
    [theme.breakpoints.up('md')]: { padding: '0 32px' },
  },
  '@media print': { position: 'static' },
}));

export const Brand = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginRight: 'auto',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: '-0.022em',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: 5 },
  '& .name': { display: 'none' },
  [theme.breakpoints.up('md')]: { marginRight: 12 },
  [theme.breakpoints.up(nameFrom)]: { marginRight: 20, '& .name': { display: 'inline' } },
}));

export const WideLinks = styled('nav')(({ theme }) => ({
  display: 'none',
  alignSelf: 'stretch',
  marginRight: 'auto',
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

export const BarLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: '0 9px',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  transition: 'color 120ms ease',
  [theme.breakpoints.up(nameFrom)]: { padding: '0 12px' },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: theme.vars.palette.text.primary },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px -1px',
    height: 2,
    background: theme.vars.palette.primary.text,
  },
}));

export const SearchLink = styled(Link)(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 8,
  width: 196,
  height: 36,
  marginRight: 8,
  padding: '0 8px 0 12px',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 8,
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.tertiary,
  fontSize: '0.875rem',
  textDecoration: 'none',
  transition: 'border-color 120ms ease',
  '&:hover': { borderColor: theme.vars.palette.line.field },
  '& svg': { fontSize: 18 },
  '& kbd': {
    marginLeft: 'auto',
    minWidth: 20,
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.line.strong}`,
    borderRadius: 5,
    background: theme.vars.palette.background.default,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '18px',
    textAlign: 'center',
  },
  [theme.breakpoints.up(searchFrom)]: { display: 'flex' },
}));

export const SavedLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 8,
  color: theme.vars.palette.text.tertiary,
  transition: 'color 120ms ease, background-color 120ms ease',
  '& svg': { fontSize: 20 },
  '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary },
  '&:hover': { background: theme.vars.palette.background.muted },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 6px -13px',
    height: 2,
    background: theme.vars.palette.primary.text,
  },
  '@media (pointer: coarse)': { width: 44, height: 44, '&[aria-current]::after': { bottom: -9 } },
}));

export const MenuButtonSlot = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
