import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { limits } from '../../../domain/limits';

const Cells = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Cell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '10px 12px',
  // The lines between the cells, also in an incomplete last row.
  boxShadow: `0 0 0 1px ${theme.vars.palette.line.main}`,
  '& > div': { flex: 1, minWidth: 0 },
  [theme.breakpoints.up('md')]: { minHeight: 68, padding: '12px 16px' },
}));

/** The skeletons of the category panel's cells. */
export function CategorySkeletons() {
  return (
    <Cells aria-hidden="true">
      {Array.from({ length: limits.categorySkeletons }, (_, index) => (
        <Cell key={index} data-skeleton="">
          <Skeleton width={36} height={36} style={{ borderRadius: 9 }} />
          <div>
            <Skeleton width="62%" />
            <Skeleton width="78%" style={{ marginTop: 8 }} />
          </div>
        </Cell>
      ))}
    </Cells>
  );
}
