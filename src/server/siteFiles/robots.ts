import type { SiteFile, SiteSettings } from './siteFile';

/** Every crawler may read everything; pages that are not to be listed say so themselves. */
export function robots({ siteUrl }: SiteSettings): SiteFile {
  return { path: '/robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` };
}
