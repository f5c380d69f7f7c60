import Container from '@mui/material/Container';

import { styled } from '../ui/theme/styled';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const bars = ['40% 36px', '100% 12px', '100% 12px', '70% 12px'];

/** Bars in the place of a heading and a text, which appear when the code does not come at once. */
const Bars = styled('div')(({ theme }) => ({
  height: 180,
  maxWidth: 720,
  background: bars
    .map(
      (size, index) =>
        `linear-gradient(var(--bar) 0 0) 0 ${index === 0 ? 0 : 48 + index * 28}px / ${size} no-repeat`,
    )
    .join(),
  '--bar': theme.vars.palette.background.skeleton,
  animation: 'loading-bars 200ms 300ms backwards',
  '@keyframes loading-bars': { from: { opacity: 0 } },
}));

/** The fallback while a screen's code loads; tall enough to keep the footer below the viewport. */
export function ScreenLoading() {
  return (
    <Container aria-busy="true" sx={{ minHeight: '100vh', py: 12 }}>
      <title>AI Toolshelf</title>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Bars aria-hidden="true" />
    </Container>
  );
}
