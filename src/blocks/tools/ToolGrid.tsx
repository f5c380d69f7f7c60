import { CardGrid } from '../../ui/CardGrid';
import { ToolCardSkeleton } from '../../ui/ToolCardSkeleton';

import { ToolCard } from './ToolCard';

interface Props {
  /** Skeletons are shown while this is undefined or empty and tools are being fetched. */
  ids: readonly string[] | undefined;
  isFetching: boolean;
  /** Whether to dim the previous cards; by default while tools are being fetched. */
  isDimmed?: boolean;
  skeletons: number;
  headingLevel?: 'h2' | 'h3';
}

/**
 * A grid of tool cards by id, with skeletons on first load. While other tools load, the previous cards are
 * dimmed (list-7, trending-3).
 */
export function ToolGrid({
  ids = [],
  isFetching,
  isDimmed = isFetching,
  skeletons,
  headingLevel = 'h2',
}: Props) {
  const isLoading = ids.length === 0 && isFetching;
  return (
    <div aria-busy={isFetching}>
      <CardGrid dimmed={isDimmed && !isLoading}>
        {isLoading
          ? Array.from({ length: skeletons }, (_, index) => <ToolCardSkeleton key={index} />)
          : ids.map((id) => <ToolCard key={id} id={id} headingLevel={headingLevel} />)}
      </CardGrid>
    </div>
  );
}
