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

/** The fields of a tool that filtering, sorting and paging need. */
export interface ToolRow extends Pick<Tool, (typeof toolFields)[number]> {
  /** The lowest monthly price: 0 with a free plan, null when unknown. */
  monthlyPrice: number | null;
}

/** The fields of a post that cards and lists need: all but its content. */
export type PostRow = Omit<Post, 'content'>;

/** Returns the row of a tool. */
export function toolRowOf(tool: Tool): ToolRow {
  const fields = Object.fromEntries(toolFields.map((field) => [field, tool[field]]));
  return { ...fields, monthlyPrice: monthlyPriceOf(tool) } as unknown as ToolRow;
}

/** Returns the row of a post. */
export function postRowOf(post: Post): PostRow {
  return Object.fromEntries(Object.entries(post).filter(([field]) => field !== 'content')) as PostRow;
}
