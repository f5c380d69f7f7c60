import { TextLink } from './TextLink';
import { styled } from './theme/styled';

/** The site's logo and name, as a link. */
export const BrandLink = styled(TextLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: '-0.022em',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: 5 },
}));
