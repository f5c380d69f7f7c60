import type { SiteFile, SiteSettings } from './siteFile';

/** Returns a robots.txt that allows everything; pages that must not be indexed have a robots meta tag. */
export function robots({ siteUrl }: SiteSettings): SiteFile {
  return { path: '/robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` };
}
