import ArrowForward from '@mui/icons-material/ArrowForward';
import type { ComponentProps } from 'react';

import { TextLink } from './TextLink';
import { styled } from './theme/styled';

const WithArrow = styled(TextLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  '@media (pointer: coarse)': { minHeight: 44, marginBlock: -8 },
}));

/** A link from an excerpt to the whole, with an arrow after its text. */
export function ArrowLink({ children, ...props }: ComponentProps<typeof TextLink>) {
  return (
    <WithArrow {...props}>
      {children}
      <ArrowForward aria-hidden="true" fontSize="small" />
    </WithArrow>
  );
}
