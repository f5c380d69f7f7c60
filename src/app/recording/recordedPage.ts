import { catalogueVersion } from '../../catalogue/catalogueVersion';
import { settings } from '../../domain/settings';
import { now } from '../../platform/clock';
import type { RecordedPage } from '../session/session';

/** The content hash in the name of the page's script: it changes with any code of the site. '' in development. */
function buildOfPage(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const hashes = scripts.map(({ src }) => /\/assets\/main\.(\w+)\.js$/.exec(src)?.[1]);
  return hashes.find((hash) => hash !== undefined) ?? '';
}

/** The page at the start of a recording, with the versions of its stored keys. */
export function recordedPage(storage: RecordedPage['storage']): RecordedPage {
  const { pathname, search, hash } = window.location;
  return {
    build: buildOfPage(),
    catalogue: settings.apiBaseUrl === '' ? catalogueVersion() : '',
    storage,
    url: pathname + search + hash,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    startedAt: now(),
  };
}
