import type { Post } from './post';
import { monthlyPriceOf } from './priceLine';
import type { Tool } from './tool';

const toolFields = [
  '_id',
  'id',
  'slug',
  'name',
  'category',
  'subcategories',
  'pricingModel',
  'platforms',
  'industryFit',
  'tags',
  'trending',
  'featured',
  'rating',
  'reviewCount',
  'areFiguresSamples',
  'factsCheckedAt',
] as const satisfies readonly (keyof Tool)[];

/** What filtering, sorting and paging need of a tool. */
export interface ToolRow extends Pick<Tool, (typeof toolFields)[number]> {
  /** The lowest amount for a month, 0 where there is a free plan, null where it is not known. */
  monthlyPrice: number | null;
}

/** What a card and a list need of a post: everything but its text. */
export type PostRow = Omit<Post, 'content'>;

/** The row of a tool. */
export function toolRowOf(tool: Tool): ToolRow {
  const fields = Object.fromEntries(toolFields.map((field) => [field, tool[field]]));
  return { ...fields, monthlyPrice: monthlyPriceOf(tool) } as unknown as ToolRow;
}

/** The row of a post. */
export function postRowOf(post: Post): PostRow {
  return Object.fromEntries(Object.entries(post).filter(([field]) => field !== 'content')) as PostRow;
}
