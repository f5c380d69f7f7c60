import { createContext, useContext } from 'react';

import { savesData } from '../../platform/connection';
import { lazyComponent } from '../../ui/lazyComponent';

import { PendingSearch } from './parts/PendingSearch';
import type { SearchOverlayProps } from './searchOverlayProps';

/** The overlay's code: preloaded where it will be wanted, at the latest when it is opened (search-3). */
export const searchOverlay = lazyComponent<SearchOverlayProps>(
  async () => (await import(/* webpackChunkName: "search" */ './SearchOverlay')).SearchOverlay,
  // The plain form searches without it.
  PendingSearch,
);

/** Loads the overlay's code before it is needed, unless the visitor saves data (search-3). */
export function preloadSearch(): void {
  if (!savesData()) void searchOverlay.preload();
}

type OpenSearch = (opener: HTMLElement) => void;

export const OpenSearchContext = createContext<OpenSearch>(() => undefined);

/** A function that opens the search overlay from a control, which gets the focus back. */
export const useOpenSearch = (): OpenSearch => useContext(OpenSearchContext);
