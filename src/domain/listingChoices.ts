import { getOwn } from '../lib/getOwn';

import type { Sort } from './listing';
import type { FacetField, ListingMetadata } from './listingMetadata';
import type { Option } from './options';

const sortLabels: Readonly<Record<Sort, string>> = {
  checked: 'Recently checked',
  price: 'Price low to high',
  name: 'Name',
  rating: 'Highest rated',
  reviews: 'Most reviewed',
};

/** The orders to offer for an answer, the recommended one first; none where the host offers none (list-44). */
export function sortOptionsOf(answer: ListingMetadata | undefined): Option[] {
  const sorts = answer?.sorts ?? [];
  if (sorts.length === 0) return [];
  return [
    { value: '', label: 'Recommended' },
    ...sorts.map((sort) => ({ value: sort, label: sortLabels[sort] })),
  ];
}

/** The values of a filter that the host counts, in alphabetical order; none where it does not count. */
export function facetValuesOf(answer: ListingMetadata | undefined, field: FacetField): string[] {
  return Object.keys(answer?.facets?.[field] ?? {}).sort((a, b) => a.localeCompare(b, 'en'));
}

/** How many tools a value of a filter would leave (catalogue-21); undefined where the host does not count. */
export function facetCountOf(
  answer: ListingMetadata | undefined,
  field: FacetField,
  value: string,
): number | undefined {
  const counts = answer?.facets?.[field];
  return counts && (getOwn(counts, value) ?? 0);
}
