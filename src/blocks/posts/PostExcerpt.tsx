import Typography from '@mui/material/Typography';

import { clamped } from '../../ui/textCuts';
import { styled } from '../../ui/theme/styled';

const Text = styled(Typography)(clamped(2));

/** The first two lines of an article's excerpt. */
export function PostExcerpt({ children, className }: { children: string; className?: string }) {
  return (
    <Text variant="body2" color="textSecondary" dir="auto" className={className}>
      {children}
    </Text>
  );
}
