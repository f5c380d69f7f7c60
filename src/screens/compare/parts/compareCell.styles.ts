import { styled } from '@mui/material/styles';

export const Rating = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

export const Price = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.primary }));

export const Features = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& strong': { fontWeight: 500 },
});

/** Yes or No: always the icon and the word. */
export const Answer = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.tertiary,
  '& svg': { flexShrink: 0, fontSize: 20, color: theme.vars.palette.line.field },
  '&[data-yes]': { color: theme.vars.palette.text.secondary },
  '&[data-yes] svg': { color: theme.vars.palette.success.main },
}));
