import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

import { Body, Cover } from './parts/postCard.styles';

/** The skeleton of an article card, with the same height. */
export function PostCardSkeleton({ wideCover = false }: { wideCover?: boolean }) {
  return (
    <Card data-skeleton="" aria-hidden="true">
      <Cover component="div" data-wide={wideCover ? '' : undefined} />
      <Body>
        <Skeleton width={168} style={{ marginTop: 4 }} />
        <Skeleton width="78%" height={16} style={{ marginTop: 17 }} />
        <Skeleton width="54%" height={16} style={{ marginTop: 10 }} />
        <Skeleton width="100%" style={{ marginTop: 16 }} />
        <Skeleton width="62%" style={{ marginTop: 10 }} />
        <Skeleton width={170} style={{ marginTop: 23 }} />
        <Skeleton width={132} height={14} style={{ marginTop: 26 }} />
      </Body>
    </Card>
  );
}
