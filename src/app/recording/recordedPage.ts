import { catalogueVersion } from '../../catalogue/embedded/dataFolder';
import { persistConfigs } from '../persistence/persistConfigs';
import type { RecordedPage } from '../session/session';

/** The version of the shape that this build stores under each key. */
const storedVersions = Object.fromEntries(
  Object.values(persistConfigs).flatMap(({ keys, version = 1 }) =>
    keys.map((key) => [key, version] as const),
  ),
);

/** Returns the content hash in the page's script name, which changes with any code; '' in development. */
function buildOfPage(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const hashes = scripts.map(({ src }) => /\/assets\/main\.(\w+)\.js$/.exec(src)?.[1]);
  return hashes.find((hash) => hash !== undefined) ?? '';
}

/** Returns the metadata of the page that is being recorded. */
export function recordedPage(): RecordedPage {
  const { pathname, search, hash } = window.location;
  return {
    build: buildOfPage(),
    catalogue: catalogueVersion(),
    storage: storedVersions,
    url: pathname + search + hash,
    viewport: { width: window.innerWidth, height: window.innerHeight },
  };
}
