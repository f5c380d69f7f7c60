import { SkeletonBar } from '../../ui/SkeletonBar';

import { Body, Card, Cover } from './parts/postCardPieces';

/** A blog card that is still loading, as high as the card that takes its place. */
export function PostCardSkeleton({ wideCover = false }: { wideCover?: boolean }) {
  return (
    <Card as="div" data-skeleton="" aria-hidden="true">
      <Cover data-wide={wideCover ? '' : undefined} />
      <Body>
        <SkeletonBar width={168} top={4} />
        <SkeletonBar width="78%" height={16} top={17} />
        <SkeletonBar width="54%" height={16} top={10} />
        <SkeletonBar width="100%" top={16} />
        <SkeletonBar width="62%" top={10} />
        <SkeletonBar width={170} top={23} />
        <SkeletonBar width={132} height={14} top={26} />
      </Body>
    </Card>
  );
}
