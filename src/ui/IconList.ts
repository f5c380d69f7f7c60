import List from '@mui/material/List';

import { iconBox, iconMask } from './theme/iconMask';
import { styled } from './theme/styled';

/**
 * A list with an icon beside the first line of each item, chosen by `data-icon`: a tick, or a plus or minus
 * for pros and cons.
 */
export const IconList = styled(List)(({ theme }) => ({
  ...theme.typography.detail,
  color: theme.vars.palette.text.secondary,
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& > li::before': {
    ...iconBox(18),
    marginTop: 3,
  },
  '& > [data-icon="check"]::before': {
    ...iconMask('Check'),
    color: theme.vars.palette.primary.text,
  },
  '& > [data-icon="plus"]::before': { ...iconMask('Add'), color: theme.vars.palette.success.main },
  '& > [data-icon="minus"]::before': {
    ...iconMask('Remove'),
    color: theme.vars.palette.error.main,
  },
}));
