const productName = 'AI Toolshelf';
const shortName = 'Toolshelf';

/** The page's title, with ' - Toolshelf' behind it unless the product's name is in it already (seo-10). */
export function titleWithSuffix(title: string): string {
  return title.includes(productName) ? title : `${title} - ${shortName}`;
}
