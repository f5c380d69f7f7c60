const productName = 'AI Toolshelf';
const shortName = 'Toolshelf';

/**
 * Returns the page's title, with the suffix ' - Toolshelf' unless it contains the product's name (seo-10).
 */
export function titleWithSuffix(title: string): string {
  return title.includes(productName) ? title : `${title} - ${shortName}`;
}
