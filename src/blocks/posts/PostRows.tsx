import { styled } from '@mui/material/styles';

import { PostRow } from './PostRow';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '24px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
}));

/** Posts as rows with a small cover, by id, in columns from 768 px. */
export function PostRows({ ids, columns }: { ids: readonly string[]; columns: number }) {
  return (
    <Grid role="list" style={{ '--columns': columns } as React.CSSProperties}>
      {ids.map((id) => (
        <li key={id}>
          <PostRow id={id} />
        </li>
      ))}
    </Grid>
  );
}
