import { feeds } from './feeds';
import { icons } from './icons';
import { openSearch } from './openSearch';
import { robots } from './robots';
import { type ShareImageOptions, shareImages } from './shareImages/shareImages';
import type { SiteCatalogue, SiteFile, SiteSettings } from './siteFile';
import { sitemap } from './sitemap';

/** Generates the non-page files for search engines, feed readers, browsers and link previews. */
export async function* siteFiles(
  catalogue: SiteCatalogue,
  settings: SiteSettings,
  options: ShareImageOptions = {},
): AsyncGenerator<SiteFile> {
  yield* await sitemap(catalogue, settings, { versusPages: options.versusPages });
  yield robots(settings);
  yield* feeds(catalogue, settings);
  yield openSearch(settings);
  yield* icons();
  yield* shareImages(catalogue, settings, options);
}
