import { categories } from '../../../domain/categories';
import { taglineOf } from '../../../domain/categoryTaglines';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import { CategoryCells } from '../../../ui/CategoryCells';
import { useTimePassed } from '../../../ui/useTimePassed';

import { CategorySkeletons } from './CategorySkeletons';
import { HomeSection } from './HomeSection';

const cells = [
  ...categories.map(({ slug, name }) => ({ slug, name, tagline: taglineOf(slug), to: paths.category(slug) })),
  { slug: '', name: 'All AI tools', tagline: 'Search and filter them all', to: paths.tools },
];

/**
 * The category panel. Its links are rendered from the start, for a stable height and for crawlers; at first
 * they are covered by skeletons (home-2).
 */
export function Categories() {
  const isReady = useTimePassed(limits.categorySkeletonMs);
  return (
    <HomeSection
      id="home-categories"
      title="Browse by category"
      lead="Twenty-six shelves, from first draft to final cut."
    >
      <div aria-busy={!isReady} style={{ position: 'relative' }}>
        <div style={isReady ? undefined : { visibility: 'hidden' }}>
          <CategoryCells cells={cells} columns={{ xs: 2, md: 3, lg: 4 }} />
        </div>
        {isReady ? null : <CategorySkeletons />}
      </div>
    </HomeSection>
  );
}
