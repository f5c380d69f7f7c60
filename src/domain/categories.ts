import { titleCaseSlug } from '../lib/text';

import { categoryRows, type CategoryTint } from './categoryRows';

export interface Category {
  id: string;
  name: string;
  slug: string;
  /** Name of its icon. */
  icon: string;
  description: string;
  /** The short label on a tool card (list-18). */
  label: string;
  tint: CategoryTint;
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

/** The category with a slug, or undefined when it is none of the 26. */
export function categoryOf(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** The label of a category on a tool card: shortened for the known ones, else the slug's words (list-18). */
export function categoryLabel(slug: string): string {
  return categoryOf(slug)?.label ?? titleCaseSlug(slug);
}
