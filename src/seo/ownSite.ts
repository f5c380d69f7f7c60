import { settings } from '../domain/settings';

/** Returns the absolute URL of a path on the site's own host; an absolute URL stays as it is. */
export const absoluteUrl = (path: string): string => new URL(path, settings.siteUrl).href;

/** The site as an Organization of schema.org. */
export const publisher = { '@type': 'Organization', name: 'AI Toolshelf' } as const;
