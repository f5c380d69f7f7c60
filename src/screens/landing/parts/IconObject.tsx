import { styled } from '../../../ui/theme/styled';

/** An icon on a block that stands on a shelf. */
export const IconObject = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 56,
  height: 52,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderBottomWidth: 0,
  borderRadius: '14px 14px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&[data-filled]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));
