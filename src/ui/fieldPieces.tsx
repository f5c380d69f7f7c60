import { styled } from '@mui/material/styles';

/** The label, and beside it whether the field is optional: not part of the field's name. */
export const LabelRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 6,
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
  '& > label': { fontWeight: 500 },
  '&[data-hidden]': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));

export const Optional = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
}));

/** The hint below a field, or its error. */
export const HelpNote = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '6px 0 0',
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  '&[data-error]': { color: theme.vars.palette.error.main },
  '& > svg': { flexShrink: 0, margin: '2px 0', fontSize: '1rem' },
}));

/** Native elements: Material UI's OutlinedInput would bring 16 kB for what a border and a halo say. */
export const Input = styled('input')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    padding: '0 13px',
    border: `1px solid ${palette.line.field}`,
    borderRadius: 8,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
    transition: 'border-color 120ms ease, box-shadow 120ms ease',
    [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
    'textarea&': { height: 'auto', padding: '10px 13px', lineHeight: '1.5rem', resize: 'vertical' },
    '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
    '@media (hover: hover)': { '&:hover': { borderColor: palette.text.tertiary } },
    '&:focus': {
      borderColor: palette.primary.text,
      boxShadow: `0 0 0 3px ${palette.primary.subtleStrong}`,
      outline: '2px solid transparent',
    },
    '&[aria-invalid="true"]': { borderColor: palette.error.main },
    '&:disabled': { backgroundColor: palette.background.muted, color: palette.text.tertiary },
  };
});
