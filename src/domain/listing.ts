import { toSlug } from '../lib/text';

import type { Tool } from './tool';

/** The listing's filters (list-19): '' means not chosen; pages count from 1. */
export interface ListingFilters {
  category: string;
  search: string;
  industry: string;
  tag: string;
  subcategory: string;
  pricingModel: string;
  platform: string;
  /** One of `sorts`; '' is the recommended order (list-43). */
  sort: string;
  page: number;
}

/** The sort orders besides the recommended one (list-43). */
export const sorts = ['checked', 'price', 'name', 'rating', 'reviews'] as const;

export type Sort = (typeof sorts)[number];

/** Reads a known sort order, else ''. */
export const readSort = (value: unknown): Sort | '' => sorts.find((sort) => sort === value) ?? '';

/** The filters when none is chosen. */
export const noFilters: ListingFilters = {
  category: '',
  search: '',
  industry: '',
  tag: '',
  subcategory: '',
  pricingModel: '',
  platform: '',
  sort: '',
  page: 1,
};

/**
 * Returns the filters after a change: another category clears the subcategory, and any change except of the
 * page itself returns to page 1 (list-20, list-21).
 */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  const isOtherCategory = change.category !== undefined && change.category !== filters.category;
  return { ...filters, page: 1, ...(isOtherCategory ? { subcategory: '' } : {}), ...change };
}

/** The filters that are applied on the client, whether or not the server has applied them (list-31). */
export type ClientFilters = Pick<ListingFilters, 'subcategory' | 'industry' | 'tag'>;

/** Whether a tool passes subcategory (exact match), industry and tag (compared as slugs); '' passes all. */
export function passesClientFilters(
  tool: Pick<Tool, 'subcategories' | 'industryFit' | 'tags'>,
  { subcategory, industry, tag }: ClientFilters,
): boolean {
  const holds = (list: readonly string[], wanted: string) =>
    list.some((entry) => toSlug(entry) === toSlug(wanted));
  return (
    (subcategory === '' || tool.subcategories.includes(subcategory)) &&
    (industry === '' || holds(tool.industryFit, industry)) &&
    (tag === '' || holds(tool.tags, tag))
  );
}
