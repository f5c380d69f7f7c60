import { styled } from '@mui/material/styles';

export const HeroGrid = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  paddingTop: 44,
  [theme.breakpoints.up('md')]: { paddingTop: 64 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 452px',
    alignItems: 'center',
    marginBottom: -20,
    paddingTop: 84,
    // The text is a little above the middle of the shelves.
    '& > :first-of-type': { paddingBottom: 44 },
  },
}));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 32,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));

/** Both shelves beside the text; below it the first one alone, overflowing the page on the right. */
export const ShelvesArea = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  marginRight: -20,
  // Room for the shadow of the board.
  paddingBottom: 20,
  '& .things': { height: 168, paddingLeft: 2 },
  '& .shelf + .shelf, & .label': { display: 'none' },
  '& .things, & .things > *': { display: 'flex', alignItems: 'flex-end' },
  [theme.breakpoints.up('md')]: { marginRight: -32 },
  [theme.breakpoints.up('lg')]: {
    overflow: 'visible',
    marginRight: 0,
    paddingBottom: 0,
    // The height of both shelves in advance: the text is centred beside them before the second one is parsed.
    minHeight: 434,
    '& .things': { paddingLeft: 14 },
    '& .shelf + .shelf': { display: 'block', marginTop: 24 },
    '& .label': {
      display: 'block',
      margin: '8px 0 0 14px',
      color: theme.vars.palette.text.tertiary,
      fontSize: '0.75rem',
      lineHeight: '1.25rem',
      fontWeight: 500,
    },
  },
}));
