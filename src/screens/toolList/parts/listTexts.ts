import type { Category } from '../../../domain/categories';

/** Returns title and lead of the list: the category's own, else those for all tools (list-2). */
export function listTexts(category: Category | undefined): { title: string; description: string } {
  return category
    ? { title: category.name, description: category.description }
    : {
        title: 'All AI Tools',
        description: 'Browse, search and filter AI tools, and read what an editor thinks of each.',
      };
}
