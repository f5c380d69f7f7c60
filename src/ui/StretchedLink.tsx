import Link from '@mui/material/Link';

import { styled } from './theme/styled';

/** A link stretched over the nearest positioned ancestor, which shows its focus and its hover. */
export const StretchedLink = styled(Link)({
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}) as typeof Link;
