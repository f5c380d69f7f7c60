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

/**
 * Returns the sort orders to offer for a response, the recommended one first; none when the host offers none
 * (list-44).
 */
export function sortOptionsOf(answer: ListingMetadata | undefined): Option[] {
  const sorts = answer?.sorts ?? [];
  if (sorts.length === 0) return [];
  return [
    { value: '', label: 'Recommended' },
    ...sorts.map((sort) => ({ value: sort, label: sortLabels[sort] })),
  ];
}

/**
 * Returns the values of a filter for which the host gives counts, in alphabetical order; none when it gives
 * none.
 */
export function facetValuesOf(answer: ListingMetadata | undefined, field: FacetField): string[] {
  return Object.keys(answer?.facets?.[field] ?? {}).sort((a, b) => a.localeCompare(b, 'en'));
}

/**
 * Returns how many tools a value of a filter would leave (catalogue-21); undefined when the host gives no
 * counts.
 */
export function facetCountOf(
  answer: ListingMetadata | undefined,
  field: FacetField,
  value: string,
): number | undefined {
  const counts = answer?.facets?.[field];
  return counts && (getOwn(counts, value) ?? 0);
}
