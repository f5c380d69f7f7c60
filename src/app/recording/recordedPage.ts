import { catalogueVersion } from '../../catalogue/catalogueVersion';
import { settings } from '../../domain/settings';
import { bookmarksPersistConfig } from '../../features/bookmarks/bookmarksPersistConfig';
import { comparePersistConfig } from '../../features/compare/comparePersistConfig';
import { filtersPersistConfig } from '../../features/filters/filtersPersistConfig';
import { recentlyViewedPersistConfig } from '../../features/recentlyViewed/recentlyViewedPersistConfig';
import { recentSearchesPersistConfig } from '../../features/recentSearches/recentSearchesPersistConfig';
import { submissionsPersistConfig } from '../../features/submissions/submissionsPersistConfig';
import { themePersistConfig } from '../../features/theme/themePersistConfig';
import { votesPersistConfig } from '../../features/votes/votesPersistConfig';
import { now } from '../../platform/clock';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import type { RecordedPage } from '../session/session';

const persistConfigs: readonly Pick<SlicePersistConfig<unknown>, 'keys' | 'version'>[] = [
  bookmarksPersistConfig,
  comparePersistConfig,
  filtersPersistConfig,
  recentlyViewedPersistConfig,
  recentSearchesPersistConfig,
  submissionsPersistConfig,
  themePersistConfig,
  votesPersistConfig,
];

/** The version of the shape that this build stores under each key. */
const storedVersions = Object.fromEntries(
  persistConfigs.flatMap(({ keys, version = 1 }) => keys.map((key) => [key, version] as const)),
);

/** The content hash in the name of the page's script: it changes with any code of the site. '' in development. */
function buildOfPage(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const hashes = scripts.map(({ src }) => /\/assets\/main\.(\w+)\.js$/.exec(src)?.[1]);
  return hashes.find((hash) => hash !== undefined) ?? '';
}

/** The page of a recording. */
export function recordedPage(): RecordedPage {
  const { pathname, search, hash } = window.location;
  return {
    build: buildOfPage(),
    catalogue: settings.apiBaseUrl === '' ? catalogueVersion() : '',
    storage: storedVersions,
    url: pathname + search + hash,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    startedAt: now(),
  };
}
