import { useSyncExternalStore } from 'react';

import { settings } from '../../domain/settings';
import { pageOrigin } from '../../platform/page';

const neverChanges = () => () => undefined;
const publishedOrigin = () => new URL(settings.siteUrl).origin;

/** The whole address of a path, at the host the site is being read on. */
export function usePageAddress(path: string): string {
  return useSyncExternalStore(neverChanges, pageOrigin, publishedOrigin) + path;
}
