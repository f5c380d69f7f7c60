import MuiTable from '@mui/material/Table';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { styled } from '../../../ui/theme/styled';

/** How far a row's background extends beyond the table; on phones, to the edge of the viewport. */
const overhang = 12;
const gutter = 20;

/** On wide viewports the table and its controls are in the same place. */
export const TableFrame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridArea: '1 / 1' },
  },
}));

export const Table = styled(MuiTable)(({ theme }) => ({
  tableLayout: 'fixed',
  // Collapsed borders do not move with a sticky header.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    // A phone has room for two tools (compare-24), paper for all of them.
    '@media screen': Object.fromEntries(
      [0, 1, 2].map((index) => [
        `&[data-left-out="${index}"] > * > tr > :nth-of-type(${index + 1}):not([scope="row"]):not([colspan])`,
        { display: 'none' },
      ]),
    ),
  },
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem', lineHeight: '1.5rem' },
  '@media print': {
    '--shown': 'var(--tools) !important',
    '& [data-free]': { display: 'none' },
    '& th > div a': { whiteSpace: 'normal' },
  },
}));

/**
 * Viewports so short that the table's header and the top bar would take half of them; in rem, since larger text makes the
 * header higher (accessibility-17).
 */
export const shortWindow = '(max-height: 19.99rem)';

/** The header's height on wide viewports, in pixels. */
export const headHeight = 80;

/**
 * Sticky below the top bar. It is opaque and as wide as the row highlights, so that nothing shows through
 * beside it, and has no seams between translucent cells.
 */
export const Head = styled('thead')(({ theme }) => {
  const background = theme.vars.palette.background.default;
  const line = `1px solid ${theme.vars.palette.line.strong}`;
  return {
    position: 'sticky',
    zIndex: 10,
    // Overlaps the top bar's edge by 1 px, so that there is no gap at any zoom level.
    top: 59,
    background,
    [theme.breakpoints.down('md')]: {
      display: 'block',
      margin: `0 -${gutter}px`,
      padding: `0 ${gutter}px`,
      '& > tr': { borderBottom: line },
    },
    [theme.breakpoints.up('md')]: {
      '& > tr > *': { boxSizing: 'border-box', height: headHeight, borderBottom: line, background },
      '& > tr > th': {
        padding: '16px 12px 16px 20px',
        borderLeft: `1px solid ${theme.vars.palette.line.main}`,
      },
      [theme.breakpoints.down('lg')]: { '& > tr > th': { paddingBlock: 7 } },
      '& > tr > td:first-of-type, & > tr > :last-child': { position: 'relative' },
      '& > tr > td:first-of-type::before, & > tr > :last-child::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        // Covers the rows' borders, but not the header's own.
        bottom: -1,
        width: overhang,
        background,
      },
      '& > tr > td:first-of-type::before': { left: -overhang },
      '& > tr > :last-child::after': { right: -overhang },
    },
    [`@media print, ${shortWindow}`]: { position: 'static' },
  };
});

/**
 * The empty cell above the row labels, where the controls are placed. On phones it still counts as a cell, so that screen
 * readers assign the headers to their columns.
 */
export const Corner = styled('td')(({ theme }) => ({
  width: 200,
  [theme.breakpoints.down('md')]: visuallyHidden,
  [theme.breakpoints.up('lg')]: { width: 240 },
}));

/** A cell in the column of the button that adds a tool. */
export const FreeColumn = styled('td')(({ theme }) => ({
  '&&': { borderLeft: `1px solid ${theme.vars.palette.line.main}` },
}));

export const Legend = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 20,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& > p': { margin: 0, color: theme.vars.palette.text.tertiary },
}));

export const Body = styled('tbody')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'block' },
  '&[hidden]': { display: 'none' },
  // Keeps focused links clear of the sticky header, on phones too: it overlaps the page's scroll padding. In rem, since
  // it grows with the text.
  '& a': { scrollMarginTop: '5.5rem', [`@media ${shortWindow}`]: { scrollMarginTop: 0 } },
  '&[data-group="visit"] > tr > *': { [theme.breakpoints.up('md')]: { paddingTop: 24 } },
}));

/** On phones the label has its own line above equally wide cells. */
export const Row = styled('tr')(({ theme }) => ({
  // Bold text has no meaning in a label.
  '& > th[scope="row"], & > th[scope="row"] strong': { fontWeight: 500 },
  '& > td': { color: theme.vars.palette.text.secondary },
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--shown), minmax(0, 1fr))',
    gap: '4px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.line.main}`,
    '& > [data-free]': { display: 'none' },
    '& > [colspan]': { gridColumn: '1 / -1' },
    '& > th[scope="row"]': { gridColumn: '1 / -1', color: theme.vars.palette.text.tertiary },
    '&[data-differs]': {
      margin: `0 -${gutter}px`,
      padding: `12px ${gutter}px`,
      background: theme.vars.palette.background.diff,
    },
  },
  [theme.breakpoints.up('md')]: {
    '& > th[scope="row"]': { padding: '16px 20px 16px 0', fontSize: '0.875rem' },
    'tbody > & > *': { borderBottom: `1px solid ${theme.vars.palette.line.main}` },
    'tbody > & > th + td, tbody > & > td + td': {
      padding: '16px 20px',
      borderLeft: `1px solid ${theme.vars.palette.line.main}`,
    },
    '[data-matrix] > & > th[scope="row"], [data-matrix] > & > td': {
      paddingTop: 12,
      paddingBottom: 12,
      fontSize: '0.875rem',
      lineHeight: '1.375rem',
    },
    '&[data-differs] > *': { position: 'relative', background: theme.vars.palette.background.diff },
    '&[data-differs] > th::before, &[data-differs] > td:last-child::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      // Covers the border below the row too.
      bottom: -1,
      width: overhang,
      background: 'inherit',
    },
    '&[data-differs] > th::before': { left: -overhang },
    '&[data-differs] > td:last-child::after': { right: -overhang },
  },
}));
