import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

export const Main = styled('main')(({ theme }) => ({
  paddingTop: 60,
  paddingBottom: 72,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { paddingBottom: 104 },
}));

/** Full viewport width; a Section inside has the page's width. */
export const WideSection = styled('section')(({ theme }) => ({
  marginTop: 64,
  [theme.breakpoints.up('md')]: { marginTop: 84 },
}));

export const Section = styled(WideSection)(({ theme }) => ({
  maxWidth: 1216,
  marginInline: 'auto',
  paddingInline: 20,
  '& > h2': { marginBottom: 28, textAlign: 'center' },
  [theme.breakpoints.up('md')]: { paddingInline: 32, '& > h2': { marginBottom: 36 } },
}));

export const Brand = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: '-0.022em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: 5 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

export const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  background: theme.vars.palette.background.default,
  '@supports (backdrop-filter: blur(1px))': {
    background: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
    backdropFilter: 'blur(12px)',
  },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    maxWidth: 1216,
    height: 60,
    margin: '0 auto',
    padding: '0 20px',
    [theme.breakpoints.up('md')]: { padding: '0 32px' },
  },
}));

export const Headline = styled('section')(({ theme }) => ({
  padding: '56px 20px 0',
  textAlign: 'center',
  '& .links': { display: 'flex', justifyContent: 'center', gap: 8, marginTop: 32 },
  [theme.breakpoints.down('sm')]: { '& .links': { flexDirection: 'column' } },
  [theme.breakpoints.up('md')]: { padding: '84px 32px 0' },
}));

export const Footer = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    maxWidth: 1216,
    margin: '0 auto',
    padding: '24px 20px',
    [theme.breakpoints.up('md')]: { padding: '24px 32px' },
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: 0, padding: 0, listStyle: 'none' },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
}));
