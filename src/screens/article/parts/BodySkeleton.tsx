import Box from '@mui/material/Box';

import { SkeletonBar } from '../../../ui/SkeletonBar';

const lines = ['100%', '100%', '78%', '100%', '100%', '54%'];

/** Six lines of text that are not there yet. */
export function BodySkeleton() {
  return (
    <Box aria-hidden="true" sx={{ mt: 10 }}>
      {lines.map((width, index) => (
        <SkeletonBar key={index} width={width} height={14} top={17} />
      ))}
    </Box>
  );
}
