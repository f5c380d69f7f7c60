import { limits } from '../domain/limits';

const productName = 'AI Toolshelf';
const shortName = 'Toolshelf';

/**
 * Returns the page's title, with the suffix ' - Toolshelf' unless it contains the product's name (seo-10).
 */
export function titleWithSuffix(title: string): string {
  return title.includes(productName) ? title : `${title} - ${shortName}`;
}

/**
 * Returns the title of a public comparison: the names of its tools and, as far as the whole has room, what is
 * compared (versus-4).
 */
export function comparisonTitle(names: string): string {
  const titles = [`${names}: prices and features compared`, `${names}: prices and features`];
  return titles.find((title) => titleWithSuffix(title).length <= limits.titleLength) ?? `${names} compared`;
}
