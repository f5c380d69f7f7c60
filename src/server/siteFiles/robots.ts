import type { SiteFile, SiteSettings } from './siteFile';

/** Allows everything to every crawler; pages that are not to be indexed have a robots meta tag. */
export function robots({ siteUrl }: SiteSettings): SiteFile {
  return { path: '/robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` };
}
