import { titleCaseSlug } from '../lib/text';

import { categoryRows } from './categoryRows';
import type { Tint } from './tints';

export interface Category {
  id: string;
  name: string;
  slug: string;
  /** Name of its icon. */
  icon: string;
  description: string;
  /** The short label on a tool card (list-18). */
  label: string;
  tint: Tint;
}

/** The fixed list of 26 categories, in its order (catalogue-15). */
export const categories: readonly Category[] = categoryRows.map(
  ([name, slug, icon, label, tint, description], index) => ({
    id: String(index + 1),
    name,
    slug,
    icon,
    description,
    label,
    tint,
  }),
);

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/** The category of tools whose own is unknown (catalogue-14). */
export const fallbackCategory = 'ai-chatbots';

/** Returns the category with a slug, or undefined when it is not one of the 26. */
export function categoryOf(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/**
 * Returns a category's label on a tool card: the short label of a known category, else the slug in words
 * (list-18).
 */
export function categoryLabel(slug: string): string {
  return categoryOf(slug)?.label ?? titleCaseSlug(slug);
}
