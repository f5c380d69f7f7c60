import { keyframes, styled } from '@mui/material/styles';

interface SkeletonBarProps {
  width: number | string;
  height?: number;
  radius?: number;
  /** Space above it. */
  top?: number;
}

const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.skeleton,
  '@media (prefers-reduced-motion: no-preference)': {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${theme.vars.palette.background.subtle}, transparent)`,
      animation: `${shimmer} 1600ms linear infinite`,
    },
  },
}));

/** One line of text that is not there yet. */
export function SkeletonBar({ width, height = 12, radius = 6, top = 0 }: SkeletonBarProps) {
  return <Bar style={{ width, height, borderRadius: radius, marginTop: top }} />;
}
