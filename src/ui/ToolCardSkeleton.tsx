import { styled } from '@mui/material/styles';

import { SkeletonBar } from './SkeletonBar';

const Card = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Body = styled('div')({ padding: '20px 20px 14px' });

const Head = styled('div')({ display: 'flex', gap: 12, marginBottom: 20 });

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 56,
  padding: '0 20px',
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
}));

/** A tool card that is still loading, as high as the card that takes its place. */
export function ToolCardSkeleton() {
  return (
    <Card data-skeleton="" aria-hidden="true">
      <Body>
        <Head>
          <SkeletonBar width={44} height={44} radius={11} />
          <div>
            <SkeletonBar width={116} top={5} />
            <SkeletonBar width={76} top={12} />
          </div>
        </Head>
        <SkeletonBar width="100%" />
        <SkeletonBar width="78%" top={10} />
        <SkeletonBar width="62%" top={20} />
        <SkeletonBar width="54%" top={12} />
        <SkeletonBar width="48%" height={20} top={17} />
      </Body>
      <Foot>
        <SkeletonBar width={134} />
        <SkeletonBar width={84} height={28} radius={8} />
      </Foot>
    </Card>
  );
}
