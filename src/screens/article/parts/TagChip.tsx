import Chip, { chipClasses } from '@mui/material/Chip';

import { styled } from '../../../ui/theme/styled';

/** A tag that links to the tools with that tag. */
export const TagChip = styled(Chip)(({ theme }) => ({
  maxWidth: 280,
  height: 32,
  ...theme.typography.subtitle2,
  borderColor: theme.vars.palette.line.main,
  borderRadius: 8,
  [`&.${chipClasses.clickable}`]: {
    '&, &:hover, &:focus-visible': { backgroundColor: 'transparent', boxShadow: 'none' },
    '&:hover': { borderColor: theme.vars.palette.line.strong },
  },
  [`& .${chipClasses.label}`]: { padding: '0 11px' },
  '@media (pointer: coarse)': { height: 44, [`& .${chipClasses.label}`]: { padding: '0 14px' } },
})) as typeof Chip;
