import Box from '@mui/material/Box';

import { PostRow } from './PostRow';

/** Rows of posts with small covers, by id, in two columns from 768 px or three from 1024 px. */
export function PostRows({ ids, columns }: { ids: readonly string[]; columns: 2 | 3 }) {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          [columns === 2 ? 'md' : 'lg']: `repeat(${columns}, minmax(0, 1fr))`,
        },
        gap: '24px 32px',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {ids.map((id) => (
        <li key={id}>
          <PostRow id={id} />
        </li>
      ))}
    </Box>
  );
}
