import { useSyncExternalStore } from 'react';

import { settings } from '../../domain/settings';
import { pageOrigin } from '../../platform/page';

const neverChanges = () => () => undefined;
const publishedOrigin = () => new URL(settings.siteUrl).origin;

/** Returns the absolute URL of a path, on the current origin. */
export function usePageUrl(path: string): string {
  return useSyncExternalStore(neverChanges, pageOrigin, publishedOrigin) + path;
}
