import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const lines = ['100%', '100%', '78%', '100%', '100%', '54%'];

/** The skeleton of six lines of text. */
export function BodySkeleton() {
  return (
    <Box aria-hidden="true" sx={{ mt: 10 }}>
      {lines.map((width, index) => (
        <Skeleton key={index} width={width} height={14} style={{ marginTop: 17 }} />
      ))}
    </Box>
  );
}
