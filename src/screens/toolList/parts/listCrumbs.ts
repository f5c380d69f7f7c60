import { categoryOf } from '../../../domain/categories';
import { paths } from '../../../domain/paths';
import type { Crumb } from '../../../seo/structuredData';

/** Returns the breadcrumbs Home > Tools > category name (list-1). */
export function listCrumbs(category: string): Crumb[] {
  const name = categoryOf(category)?.name;
  const toTools = { label: 'Tools', to: paths.tools };
  return [{ label: 'Home', to: paths.home }, ...(name ? [toTools, { label: name }] : [{ label: 'Tools' }])];
}
