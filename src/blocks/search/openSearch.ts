import { createContext, createElement, useContext } from 'react';

import { savesData } from '../../platform/connection';
import { lazyComponent } from '../../ui/lazyComponent';

import { PendingSearch } from './parts/PendingSearch';
import type { SearchOverlayProps } from './searchOverlayProps';

/** The overlay's code, preloaded when likely to be needed, loaded on opening at the latest (search-3). */
export const searchOverlay = lazyComponent<SearchOverlayProps>(
  async () => (await import(/* webpackChunkName: "search" */ './SearchOverlay')).SearchOverlay,
  // If loading fails, the plain form still searches. It keeps its text to itself: other props would load the code
  // again, and the field would be another one after each key.
  ({ typed, onClose }) => createElement(PendingSearch, { typed, onClose }),
);

/** Preloads the overlay's code, unless the visitor saves data (search-3). */
export function preloadSearch(): void {
  if (!savesData()) void searchOverlay.preload();
}

type OpenSearch = (opener: HTMLElement) => void;

export const OpenSearchContext = createContext<OpenSearch>(() => undefined);

/** Returns a function that opens the search overlay from a control, to which focus returns. */
export const useOpenSearch = (): OpenSearch => useContext(OpenSearchContext);
