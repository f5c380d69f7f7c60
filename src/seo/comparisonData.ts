import type { Article } from 'schema-dts';

import { paths } from '../domain/paths';
import { settings } from '../domain/settings';
import type { Tool } from '../domain/tool';

const onOwnHost = (path: string) => new URL(path, settings.siteUrl).href;
const publisher = { '@type': 'Organization', name: 'AI Toolshelf' } as const;

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
    mainEntityOfPage: onOwnHost(path),
    about: tools.map(({ name, slug }) => ({
      '@type': 'SoftwareApplication',
      name,
      url: onOwnHost(paths.tool(slug)),
    })),
    author: publisher,
    publisher,
  };
}
