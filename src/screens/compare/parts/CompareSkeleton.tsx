import { styled } from '@mui/material/styles';

import { limits } from '../../../domain/limits';
import { SkeletonBar } from '../../../ui/SkeletonBar';

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

/** Three columns where the tools will stand (SPEC 2: 3 placeholders). */
export function CompareSkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden="true">
        <SkeletonBar width="min(100%, 520px)" height={34} top={20} />
        <SkeletonBar width="min(60%, 240px)" top={20} />
      </div>
      <Columns>
        {Array.from({ length: limits.compareMost }, (_, index) => (
          <Column key={index} data-skeleton="" aria-hidden="true">
            <Names>
              <SkeletonBar width={44} height={44} radius={11} />
              <div>
                <SkeletonBar width={88} />
                <SkeletonBar width={64} top={10} />
              </div>
            </Names>
            <SkeletonBar width="78%" top={44} />
            <SkeletonBar width="54%" top={44} />
            <SkeletonBar width="100%" top={44} />
            <SkeletonBar width="78%" top={10} />
            <SkeletonBar width="62%" top={10} />
          </Column>
        ))}
      </Columns>
    </div>
  );
}
