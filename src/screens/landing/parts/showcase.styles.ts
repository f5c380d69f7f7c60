import { limits } from '../../../domain/limits';
import { styled } from '../../../ui/theme/styled';

/** The mobile variant includes the breakpoint itself (landing-4). */
const mobile = `@media (max-width: ${limits.mobileBelowPx}px)`;

const windowHeight = 500;

export const Stage = styled('div')(({ theme }) => ({
  maxWidth: 1216,
  margin: '64px auto 0',
  padding: '0 20px',
  '& .things': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: 14,
    padding: '0 7px',
  },
  '& .bookshelf': { display: 'none' },
  [theme.breakpoints.up('md')]: { padding: '0 32px' },
  [theme.breakpoints.up('lg')]: {
    // Reserves the width of the bookshelves and the height of the window: the first bookshelf is parsed
    // before the window, the second one after it.
    '& .things': { gridTemplateColumns: '136px minmax(0, 1fr) 154px', minHeight: windowHeight },
    '& .bookshelf': { display: 'block' },
  },
  [mobile]: { marginTop: 56, '& .things': { padding: 0 } },
}));

export const Window = styled('div')(({ theme }) => ({
  minWidth: 0,
  height: windowHeight,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderBottom: 0,
  borderRadius: '14px 14px 0 0',
  background: theme.vars.palette.background.subtle,
  boxShadow: 'var(--sh3)',
  userSelect: 'none',
  [mobile]: { height: 440 },
}));

export const TitleBar = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  height: 40,
  padding: '0 16px',
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  background: theme.vars.palette.background.paper,
  '& i': {
    width: 10,
    height: 10,
    borderRadius: 5,
    background: theme.vars.palette.line.strong,
  },
  '& span': {
    position: 'absolute',
    inset: 'auto 64px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.tertiary,
    fontSize: '0.75rem',
    textAlign: 'center',
  },
}));

export const Inside = styled('div')({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: 28,
  padding: '24px 26px 24px 16px',
  zoom: 0.8,
  '& .cards': { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mobile]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px 20px 0',
    '& .side': { display: 'none' },
    '& .cards': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const Side = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& p': { margin: '4px 10px 4px', color: theme.vars.palette.text.tertiary, fontSize: '0.8125rem' },
  '& div': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: 36,
    padding: '0 10px',
    borderRadius: 8,
    whiteSpace: 'nowrap',
  },
  '& div > [aria-hidden]': { fontSize: 18 },
  '& [data-on]': {
    background: theme.vars.palette.primary.subtle,
    color: theme.vars.palette.primary.text,
    fontWeight: 500,
  },
}));

export const ListTop = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 16,
  '& > p': { flex: 1, minWidth: 0 },
  [mobile]: { '& .filters': { display: 'none' } },
});
