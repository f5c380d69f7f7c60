import Skeleton from '@mui/material/Skeleton';

interface SkeletonBarProps {
  width: number | string;
  height?: number;
  radius?: number;
  /** Space above it. */
  top?: number;
}

/** One line of text that is not there yet. */
export function SkeletonBar({ width, height = 12, radius = 6, top = 0 }: SkeletonBarProps) {
  return (
    <Skeleton
      variant="rectangular"
      width={width}
      height={height}
      style={{ borderRadius: radius, marginTop: top, flexShrink: 0 }}
    />
  );
}
