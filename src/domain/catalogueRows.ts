import type { Post } from './post';
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
  'reviewCount',
  'areFiguresSamples',
] as const satisfies readonly (keyof Tool)[];

/** What filtering, sorting and paging need of a tool. */
export type ToolRow = Pick<Tool, (typeof toolFields)[number]>;

/** What a card and a list need of a post: everything but its text. */
export type PostRow = Omit<Post, 'content'>;

/** The row of a tool. */
export function toolRowOf(tool: Tool): ToolRow {
  return Object.fromEntries(toolFields.map((field) => [field, tool[field]])) as unknown as ToolRow;
}

/** The row of a post. */
export function postRowOf(post: Post): PostRow {
  return Object.fromEntries(Object.entries(post).filter(([field]) => field !== 'content')) as PostRow;
}
