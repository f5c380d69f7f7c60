import { styled } from '../../../ui/theme/styled';

/** The styles of an article's HTML (design-6). Logical properties, for right-to-left text. */
export const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.article,
  marginTop: 32,
  overflowWrap: 'anywhere',
  // Instead of :first-child, which Emotion warns about; && raises the specificity.
  '&& > :not(* + *), && > section:not(* + *) > h2, && blockquote > :not(* + *)': { marginTop: 0 },
  '& p, & ul, & ol, & dl, & figure, & pre, & details, & [role="region"]': { margin: '22px 0 0' },
  '& h2': { margin: '48px 0 0', fontSize: '1.625rem', lineHeight: '2.125rem', letterSpacing: '-0.022em' },
  '& h3': { margin: '36px 0 0', fontSize: '1.25rem', lineHeight: '1.75rem', letterSpacing: '-0.016em' },
  '& h4, & h5, & h6': { margin: '28px 0 0', fontSize: '1rem', lineHeight: '1.5rem' },
  '& h2, & h3, & h4, & h5, & h6': { fontWeight: 600, scrollMarginTop: 8 },
  '& a[href]': {
    borderRadius: 4,
    color: theme.vars.palette.primary.text,
    fontWeight: 500,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, ${theme.vars.palette.primary.text} 40%, transparent)`,
    textUnderlineOffset: '0.16em',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& ul, & ol': { paddingInlineStart: 24 },
  // Not `none`, with which Safari announces no list.
  '& ul': { listStyle: '""' },
  '& ul > li': { position: 'relative' },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -18,
    top: '0.7em',
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: theme.vars.palette.text.tertiary,
  },
  '& li + li, & li > :is(ul, ol)': { marginTop: 8 },
  '& ol > li::marker': { color: theme.vars.palette.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  '& dt': { fontWeight: 600 },
  '& dd': { marginInlineStart: 20 },
  '& blockquote': {
    margin: '22px 0 0',
    paddingInlineStart: 20,
    color: theme.vars.palette.text.secondary,
  },
  '& :is(code, kbd, samp)': {
    padding: '2px 5px',
    borderRadius: 6,
    background: theme.vars.palette.background.muted,
    fontSize: '0.875em',
  },
  '& pre': {
    overflowX: 'auto',
    padding: '16px 20px',
    borderRadius: 6,
    background: theme.vars.palette.background.muted,
    fontSize: '0.875rem',
    lineHeight: 1.6,
    direction: 'ltr',
    textAlign: 'start',
    overflowWrap: 'normal',
    '@media print': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& code': { padding: 0, background: 'none', fontSize: 'inherit' },
  },
  '& hr': { margin: '40px 0 0', border: 0, borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& mark': { background: theme.vars.palette.warning.subtle, color: 'inherit' },
  '& :is(img, video)': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 12 },
  '& audio': { display: 'block', width: '100%' },
  // An image within text stays inline.
  '& :is(p, li, td, th) > img:not(:only-child)': { display: 'inline-block', verticalAlign: 'middle' },
  '& figcaption': {
    marginTop: 8,
    ...theme.typography.caption,
    color: theme.vars.palette.text.tertiary,
  },
  // A scroll shadow: the shadow is fixed below the text, and a cover that scrolls along hides it at the end.
  '& [role="region"]': {
    overflowX: 'auto',
    background: `linear-gradient(to left, ${theme.vars.palette.background.default} 50%, transparent) right / 24px 100% no-repeat local,
      linear-gradient(to left, color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent), transparent) right / 20px 100% no-repeat scroll`,
    '@media print': { overflow: 'visible', background: 'none' },
  },
  // The first column is sticky. Not in tables with rowspan, where a row's first cell may belong to the second
  // column.
  '& [role="region"] > table:not(:has([rowspan])) tr > :not(* + *)': {
    position: 'sticky',
    insetInlineStart: 0,
    maxWidth: '42vw',
    background: theme.vars.palette.background.default,
    // A shadow, because the border of a collapsed table would scroll away.
    [theme.breakpoints.down('md')]: { boxShadow: `1px 0 ${theme.vars.palette.line.main}` },
    // Nothing scrolls on paper, and the background would cover the lines of the rows.
    '@media print': { position: 'static', background: 'none', boxShadow: 'none' },
  },
  '& table': {
    minWidth: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: '1.5rem',
    overflowWrap: 'break-word',
  },
  '& :is(th, td)': {
    minWidth: 120,
    padding: '10px 12px',
    borderBottom: `1px solid ${theme.vars.palette.line.main}`,
    textAlign: 'start',
    verticalAlign: 'top',
    // So that three columns fit on a phone.
    [theme.breakpoints.down('md')]: { minWidth: 104, padding: '10px 8px' },
  },
  '& th': { fontWeight: 600 },
  '& caption': { padding: '0 0 8px', ...theme.typography.caption, textAlign: 'start' },
  '& summary': { cursor: 'pointer', fontWeight: 500 },
}));
