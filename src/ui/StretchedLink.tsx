import { TextLink } from './TextLink';
import { styled } from './theme/styled';

/** A link stretched over the nearest positioned ancestor, which shows its focus and its hover. */
export const StretchedLink = styled(TextLink)({
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
