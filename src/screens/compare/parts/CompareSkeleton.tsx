import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { limits } from '../../../domain/limits';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${limits.compareMost}, 1fr)`,
  gap: 20,
  marginTop: 48,
  paddingBottom: 320,
  [theme.breakpoints.up('md')]: { gap: 0, paddingLeft: 240 },
}));

const Column = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { padding: '0 20px' },
}));

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '44px 1fr', alignItems: 'center' },
}));

/** The skeleton of three columns (compare-6). */
export function CompareSkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden="true">
        <Skeleton width="min(100%, 520px)" height={34} style={{ marginTop: 20 }} />
        <Skeleton width="min(60%, 240px)" style={{ marginTop: 20 }} />
      </div>
      <Columns>
        {Array.from({ length: limits.compareMost }, (_, index) => (
          <Column key={index} data-skeleton="" aria-hidden="true">
            <Names>
              <Skeleton width={44} height={44} style={{ borderRadius: 11 }} />
              <div>
                <Skeleton width={88} />
                <Skeleton width={64} style={{ marginTop: 10 }} />
              </div>
            </Names>
            <Skeleton width="78%" style={{ marginTop: 44 }} />
            <Skeleton width="54%" style={{ marginTop: 44 }} />
            <Skeleton width="100%" style={{ marginTop: 44 }} />
            <Skeleton width="78%" style={{ marginTop: 10 }} />
            <Skeleton width="62%" style={{ marginTop: 10 }} />
          </Column>
        ))}
      </Columns>
    </div>
  );
}
