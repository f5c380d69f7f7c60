import { TextLink } from './TextLink';
import { styled } from './theme/styled';

/** A link that covers its nearest positioned ancestor, which shows its focus and hover styles. */
export const StretchedLink = styled(TextLink)({
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
