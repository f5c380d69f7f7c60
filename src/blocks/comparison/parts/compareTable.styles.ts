import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** How far a row's background extends beyond the table; on phones to the edge of the viewport. */
const overhang = 12;
const gutter = 20;

export const Table = styled(MuiTable)(({ theme }) => ({
  tableLayout: 'fixed',
  // Collapsed borders do not move with a sticky head.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { display: 'block' },
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem', lineHeight: '1.5rem' },
}));

/** Sticky below the bar. */
export const Head = styled(TableHead)(({ theme }) => {
  const glass = {
    background: theme.vars.palette.background.default,
    '@supports (backdrop-filter: blur(1px))': {
      background: `color-mix(in srgb, ${theme.vars.palette.background.default} 84%, transparent)`,
      backdropFilter: 'blur(12px)',
    },
  };
  const line = `1px solid ${theme.vars.palette.line.strong}`;
  return {
    position: 'sticky',
    zIndex: 10,
    top: 60,
    [theme.breakpoints.down('md')]: {
      display: 'block',
      margin: `0 -${gutter}px`,
      padding: `0 ${gutter}px`,
      ...glass,
      '& > tr': { borderBottom: line },
      // No room for the switch.
      '& > tr > td': { display: 'none' },
    },
    [theme.breakpoints.up('md')]: {
      '& > tr > *': { borderBottom: line, ...glass },
      '& > tr > td': { width: 200, verticalAlign: 'middle' },
    },
    [theme.breakpoints.up('lg')]: { '& > tr > td': { width: 240 } },
    '@media print': { position: 'static' },
  };
});

export const Body = styled(TableBody)(({ theme }) => ({
  // Overrides `hidden`: without the switch no row is left out.
  [theme.breakpoints.down('md')]: { display: 'block' },
  [theme.breakpoints.up('md')]: { '&[hidden]': { display: 'none' } },
}));

/** On phones a label on a line of its own over equal cells. */
export const Row = styled(TableRow)(({ theme }) => ({
  // Bold text has no meaning in a label.
  '& > th[scope="row"], & > th[scope="row"] strong': { fontWeight: 500 },
  '& > td': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--tools), minmax(0, 1fr))',
    gap: '4px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.line.main}`,
    '& > th[scope="row"]': { gridColumn: '1 / -1', color: theme.vars.palette.text.tertiary },
    '&[data-differs]': {
      margin: `0 -${gutter}px`,
      padding: `12px ${gutter}px`,
      background: theme.vars.palette.background.diff,
    },
  },
  [theme.breakpoints.up('md')]: {
    '&[hidden]': { display: 'none' },
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
      bottom: 0,
      width: overhang,
      background: 'inherit',
    },
    '&[data-differs] > th::before': { left: -overhang },
    '&[data-differs] > td:last-child::after': { right: -overhang },
  },
}));
