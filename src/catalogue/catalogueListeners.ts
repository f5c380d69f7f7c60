import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { toolFoundMissing } from '../domain/events';
import { noticeText, type Notify } from '../domain/noticeText';
import { invalidCategoryWarning } from '../domain/receiveTool';
import { own } from '../lib/own';
import { now } from '../platform/clock';

import { catalogueApi } from './catalogueApi';
import { answerArrived, receivedBy } from './received';
import { selectToolById, selectToolBySlug, type ToolsState } from './toolsSlice';

const { listTools, listTrendingTools, toolById, toolBySlug } = catalogueApi.endpoints;

/**
 * Says once when the listing or the trending call failed (SPEC 8), and logs which tools came without a
 * category and are listed under the fallback, since none was known of them (SPEC 3). Tells when a tool that a list
 * had brought turns out to be missing.
 */
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
  for (const [matcher, select] of [
    [toolBySlug.matchRejected, selectToolBySlug],
    [toolById.matchRejected, selectToolById],
  ] as const) {
    startListening({
      matcher,
      effect: ({ meta, payload }, api) => {
        const known = select(api.getState() as { tools: ToolsState }, meta.arg.originalArgs);
        if (known && payload?.kind === 'missing')
          api.dispatch(toolFoundMissing({ _id: known._id, foundAt: now() }));
      },
    });
  }
  startListening({
    matcher: answerArrived,
    effect: (action, { getOriginalState }) => {
      const { entities } = (getOriginalState() as { tools: ToolsState }).tools;
      for (const { id, name, category } of receivedBy(action).tools) {
        if (category === undefined && !own(entities, id)) console.warn(invalidCategoryWarning(name));
      }
    },
  });
}
