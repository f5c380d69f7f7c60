import type { Article } from 'schema-dts';

import { paths } from '../domain/paths';
import type { Tool } from '../domain/tool';

import { absoluteUrl, publisher } from './ownSite';

/** Returns the Article of a comparison at a path (compare-16, versus-4), about the compared tools. */
export function comparisonData(
  headline: string,
  description: string,
  tools: readonly Tool[],
  path = paths.compare(tools.map(({ slug }) => slug)),
): Article {
  return {
    '@type': 'Article',
    headline,
    description,
    mainEntityOfPage: absoluteUrl(path),
    about: tools.map(({ name, slug }) => ({
      '@type': 'SoftwareApplication',
      name,
      url: absoluteUrl(paths.tool(slug)),
    })),
    author: publisher,
    publisher,
  };
}
