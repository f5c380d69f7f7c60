import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { styled } from '../../../ui/theme/styled';

// For the first elements shown when a tool is opened: `sx` would serialize styles for each of them before the
// paint (docs/adr/0019).

export const Header = styled('header')({ gridColumn: 1, minWidth: 0 });

/** Logo, name and badges. */
export const Title = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 16,
  marginBottom: 20,
  '& > h1': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-logo="wide"]': { display: 'none', gridRow: '1 / span 2' },
  '& > [data-logo="narrow"]': { display: 'grid' },
  '& > [data-badges]': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.up('md')]: {
    gap: '6px 20px',
    '& > [data-logo="wide"]': { display: 'grid' },
    '& > [data-logo="narrow"]': { display: 'none' },
    '& > h1': { gridColumn: 2, gridRow: 2, alignSelf: 'start' },
    '& > h1:last-child': { gridRow: '1 / span 2', alignSelf: 'center' },
    '& > [data-badges]': { gridColumn: 2, gridRow: 1, alignSelf: 'end' },
  },
}));

export const Lead = styled(Typography)(({ theme }) => ({
  maxWidth: '40em',
  color: theme.vars.palette.text.secondary,
})) as typeof Typography;

/** Rating and counts. */
export const Figures = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& > li > svg:not([role="img"])': { fontSize: 18, color: theme.vars.palette.text.tertiary },
  '& strong': { color: theme.vars.palette.text.primary },
}));

/** Platforms and tags. */
export const Labels = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '10px 24px',
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& > span > svg': { fontSize: 18, color: theme.vars.palette.text.tertiary },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    color: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars.palette.primary.text },
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
  '& a > span': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
}));

/** The button of the 'Sample' mark, with a hit area of 44 px for touch. */
export const NoteButton = styled(ButtonBase)({
  position: 'relative',
  fontFamily: 'inherit',
  borderRadius: 6,
  '&::after': { content: '""', position: 'absolute', inset: '-12px -2px' },
});

export const Note = styled(Paper)(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  // Overlaps the mark's row, so that the pointer stays inside on its way to the note.
  top: 'calc(100% - 2px)',
  left: 0,
  zIndex: theme.zIndex.tooltip,
  boxSizing: 'border-box',
  width: 272,
  padding: '10px 12px',
  backgroundColor: theme.vars.palette.ink.main,
  color: theme.vars.palette.ink.contrastText,
  boxShadow: 'var(--sh2)',
  '&[hidden]': { display: 'none' },
  '& > a': { outlineColor: 'currentColor' },
})) as typeof Paper;

/** The column beside the content; below 1024 px its parts are placed between those of the content. */
export const Sidebar = styled('aside')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    gridColumn: 2,
    gridRow: '1 / span 3',
    position: 'sticky',
    // One that is higher than the window scrolls until its end is in view.
    top: 'min(80px, 100vh - var(--height, 0px) - 24px - var(--tray-height, 0px))',
  },
  '@media print': { display: 'none' },
}));

export const Actions = styled('div')(({ theme }) => ({
  order: 1,
  marginTop: 20,
  [theme.breakpoints.up('lg')]: {
    marginTop: 0,
    padding: '20px 20px 0',
    border: `solid ${theme.vars.palette.line.main}`,
    borderWidth: '1px 1px 0',
    borderRadius: '12px 12px 0 0',
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** Says where the button leads, and what the site may earn from it. */
export const Disclosure = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '10px 0 12px',
  textAlign: 'center',
  color: theme.vars.palette.text.tertiary,
  '& > strong': { display: 'block', fontWeight: 500, color: theme.vars.palette.text.secondary },
}));

/** Save and Compare. */
export const ActionPair = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 8,
  marginTop: 8,
  '@media (pointer: coarse)': { '& > button': { height: 44 } },
});

export const Price = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '20px 0 0',
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  '& > dd': { margin: 0 },
  '& > [data-price]': { gridColumn: '1 / -1', fontWeight: 500 },
}));

/**
 * The same document order at all widths: header, actions, details, content. From 1024 px the sidebar is a
 * separate column; below, its two halves are placed between the parts of the content.
 */
export const ToolLayout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 56,
    alignItems: 'start',
  },
}));

/** The sections of the page; `data-last` places them below the details when there is no sidebar. */
export const ToolContent = styled('div')(({ theme }) => ({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 40,
  order: 2,
  marginTop: 40,
  '&[data-last]': { order: 4 },
  [theme.breakpoints.up('md')]: { gap: 48, marginTop: 48 },
  '&:empty': { display: 'none' },
}));
