import { toSlug } from '../lib/text';

import type { Tool } from './tool';

/** The filters in the tool list's URL: /tools/category/{category}?search&industry&tag. */
export interface ListingAddress {
  category: string;
  search: string;
  industry: string;
  tag: string;
}

/** The listing's filters (list-19): '' is not chosen, pages count from 1. */
export interface ListingFilters extends ListingAddress {
  subcategory: string;
  pricingModel: string;
  platform: string;
  page: number;
}

/** No filter chosen. */
export const noFilters: ListingFilters = {
  category: '',
  search: '',
  industry: '',
  tag: '',
  subcategory: '',
  pricingModel: '',
  platform: '',
  page: 1,
};

/**
 * The filters after the list was opened at a URL. The URL sets category, search, industry and tag; a change of
 * any of them returns to page 1, a change of the category also clears the subcategory
 * (list-22). Opening the same URL again changes nothing.
 */
export function openListing(filters: ListingFilters, address: ListingAddress): ListingFilters {
  const isSameCategory = filters.category === address.category;
  const isSame =
    isSameCategory &&
    filters.search === address.search &&
    filters.industry === address.industry &&
    filters.tag === address.tag;
  return {
    ...filters,
    ...address,
    subcategory: isSameCategory ? filters.subcategory : '',
    page: isSame ? filters.page : 1,
  };
}

/** The filters applied on the client, whether or not the server has applied them (list-31). */
export type ClientFilters = Pick<ListingFilters, 'subcategory' | 'industry' | 'tag'>;

/** Whether a tool passes subcategory (as spelled), industry and tag (however written); '' passes all. */
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
