import { styled } from '../../../ui/theme/styled';

// Apart from the overlay's other styles, because the plain form is part of every page's code.

export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  height: 60,
  padding: '0 6px 0 16px',
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  '& > svg': { color: theme.vars.palette.text.tertiary },
  '& > kbd': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gap: 12,
    padding: '0 16px 0 20px',
    '& > kbd': { display: 'inline-grid', height: 24, padding: '0 7px' },
  },
}));

export const Field = styled('input')(({ theme }) => ({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  // It is the dialog's only field, and shows the caret.
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1.0625rem',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
  // Makes the whole placeholder fit on a phone.
  [theme.breakpoints.down('md')]: { '&::placeholder': { fontSize: '0.9375rem' } },
  [theme.breakpoints.up('md')]: { fontSize: '1.125rem' },
}));
