import { titleCaseSlug } from '../lib/text';

import { titleWithSuffix } from './titles';

/** The title of a page while its record is loading, made of its slug (seo-1). */
export function SlugTitle({ slug }: { slug: string }) {
  return <title>{titleWithSuffix(titleCaseSlug(slug))}</title>;
}
