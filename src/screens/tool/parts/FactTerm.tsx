import { styled } from '../../../ui/theme/styled';

/** The name of a fact in the sidebar's lists. */
export const FactTerm = styled('dt')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: '1.375rem',
  color: theme.vars.palette.text.tertiary,
}));
