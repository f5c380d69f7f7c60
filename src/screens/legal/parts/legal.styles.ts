import { collapseClasses } from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';

/** One document order for both widths: head, list of sections, text; from 1024 px the list is a rail. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 720px)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 720px) 264px',
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'space-between',
    columnGap: 48,
    '& > nav': { gridColumn: 2, gridRow: '1 / span 2' },
  },
}));

export const Head = styled('header')({ gridColumn: 1 });

export const Sections = styled('div')(({ theme }) => ({
  gridColumn: 1,
  marginTop: 24,
  color: theme.vars.palette.text.secondary,
  '& > p': { color: theme.vars.palette.text.primary },
  '& h2': {
    margin: '40px 0 8px',
    borderRadius: 4,
    ...theme.typography.h3,
    color: theme.vars.palette.text.primary,
  },
  '& section p, & li': { fontSize: '1rem', lineHeight: '1.6875rem' },
  '& section p': { margin: 0 },
  '& section p + p, & section ul + p': { marginTop: 16 },
  '& strong': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', paddingLeft: 24 },
  '& li + li': { marginTop: 6 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: 11,
    left: 4,
    width: 5,
    height: 5,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.text.tertiary,
  },
  // Email addresses wrap as a whole.
  '& .whole': { display: 'inline-block', maxWidth: '100%', lineHeight: 'inherit' },
}));

export const Rail = styled('nav')(({ theme }) => ({
  '& .wide': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    '& .wide': { display: 'block' },
    '& div.wide': { marginTop: 28 },
    '& .narrow': { display: 'none' },
    '& > .inner': {
      position: 'sticky',
      top: 84,
      maxHeight: 'calc(100vh - 84px - var(--tray-height, 0px) - 24px)',
      margin: -4,
      padding: 4,
      overflowY: 'auto',
    },
    // The list collapses only on narrow viewports.
    [`& .${collapseClasses.root}`]: { height: 'auto !important', overflow: 'visible', visibility: 'visible' },
  },
}));

export const RailTitle = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.primary,
}));

/** The collapsed row on phones. */
export const FoldRow = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 56,
  marginTop: 20,
  padding: 0,
  border: `solid ${theme.vars.palette.line.main}`,
  borderWidth: '1px 0',
  background: 'none',
  color: theme.vars.palette.text.primary,
  ...theme.typography.h4,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 500,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
  '& > svg': { color: theme.vars.palette.text.tertiary },
}));

export const Entries = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: '12px 0',
  listStyle: 'none',
  '& a': {
    display: 'block',
    padding: '11px 0',
    borderLeft: `1px solid ${theme.vars.palette.line.main}`,
    paddingLeft: 16,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2, borderRadius: 4 },
    '&[aria-current]': {
      borderLeft: `2px solid ${theme.vars.palette.primary.text}`,
      paddingLeft: 15,
      fontWeight: 500,
      color: theme.vars.palette.text.primary,
    },
  },
  [theme.breakpoints.up('lg')]: { padding: 0, '& a': { paddingTop: 5, paddingBottom: 5 } },
}));

export const OtherPolicies = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
});
