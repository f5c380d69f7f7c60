import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { noticeText, type Notify } from '../domain/noticeText';

import { catalogueApi } from './catalogueApi';

const { listTools, listTrendingTools } = catalogueApi.endpoints;

/** Says once when the listing or the trending call failed (SPEC 8). */
export function addCatalogueListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify }: { notify: Notify },
): void {
  for (const [matcher, notice] of [
    [listTools.matchRejected, noticeText.listingFailed],
    [listTrendingTools.matchRejected, noticeText.trendingFailed],
  ] as const) {
    startListening({
      matcher,
      effect: ({ meta }) => {
        // 'condition' means that no call was made, because the answer was there already.
        if (!meta.condition) notify(notice);
      },
    });
  }
}
