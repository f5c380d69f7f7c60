import { styled } from '@mui/material/styles';

export const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 6,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
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
