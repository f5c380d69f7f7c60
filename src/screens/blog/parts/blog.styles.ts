import { styled } from '@mui/material/styles';

export const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: '20px 32px',
  padding: '56px 0 32px',
  '& > div': { minWidth: 0 },
  // Negative margins: the outer buttons of the pager have invisible edges.
  '& nav ul': { justifyContent: 'flex-start' },
  [theme.breakpoints.down('md')]: { padding: '40px 0 28px', '& nav': { marginLeft: -6 } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
}));

/** Cards, pager, rail: in this order on phones; from 1024 px the rail is beside the cards. */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { scrollMarginTop: 84 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    columnGap: 40,
    alignItems: 'start',
    '& > aside': { gridRow: 1, gridColumn: 2 },
  },
}));

export const Pages = styled('div')({ gridColumn: '1 / -1', marginTop: 40, '&:empty': { display: 'none' } });

export const Rail = styled('aside')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 48,
  [theme.breakpoints.up('lg')]: { marginTop: 0 },
}));

export const NewsletterPanel = styled('section')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.subtle,
  '& p': {
    margin: '4px 0 14px',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('lg')]: {
    '& form': { flexDirection: 'column', alignItems: 'stretch' },
  },
}));

/** Questions in a narrow column: closer and smaller than across a page. */
export const RailQuestions = styled('section')({
  marginTop: 20,
  '& > h2': { marginBottom: 12 },
  '& h3 > button': { minHeight: 44, fontSize: '0.875rem', lineHeight: '1.25rem' },
});
