import { toolFoundMissing } from '../domain/events';
import { noticeText, type Notify } from '../domain/noticeText';
import { invalidCategoryWarning } from '../domain/parseTool';
import { getOwn } from '../lib/getOwn';
import type { StartListening } from '../lib/startListening';
import { now } from '../platform/clock';

import { isMissingError } from './baseQuery';
import { catalogueApi } from './catalogueApi';
import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';
import { selectToolById, selectToolBySlug, type ToolsState } from './toolsSlice';

const { listTools, listTrendingTools, toolById, toolBySlug } = catalogueApi.endpoints;

/**
 * Notifies once when the listing or the trending query failed (toasts-12, toasts-13), warns of tools without a category, which
 * are listed under the fallback unless one is known (catalogue-14), and dispatches `toolFoundMissing` when a tool from a
 * list does not exist any more.
 */
export function addCatalogueListeners(
  startListening: StartListening<{ tools: ToolsState }>,
  { notify }: { notify: Notify },
): void {
  /** Cache keys of prefetches under way whose response a component has come to need. */
  const awaited = new Set<string>();
  for (const [started, failed, notice] of [
    [listTools.matchPending, listTools.matchRejected, noticeText.listingFailed],
    [listTrendingTools.matchPending, listTrendingTools.matchRejected, noticeText.trendingFailed],
  ] as const) {
    startListening({
      matcher: started,
      effect: ({ meta }) => void awaited.delete(meta.arg.queryCacheKey),
    });
    startListening({
      matcher: failed,
      effect: ({ meta: { arg, condition } }) => {
        const isPrefetch = arg.subscribe === false;
        // 'condition' means that no request was made, because the cache had the data or one was on its way.
        if (condition) {
          if (!isPrefetch) awaited.add(arg.queryCacheKey);
          return;
        }
        const isAwaited = awaited.delete(arg.queryCacheKey);
        // Nobody waits for a response that is only prefetched.
        if (!isPrefetch || isAwaited) notify(notice);
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
        const known = select(api.getState(), meta.arg.originalArgs);
        if (known && isMissingError(payload))
          api.dispatch(toolFoundMissing({ _id: known._id, foundAt: now() }));
      },
    });
  }
  startListening({
    matcher: isCatalogueFulfilled,
    effect: (action, { getOriginalState }) => {
      const { entities } = getOriginalState().tools;
      for (const { id, name, category } of responseEntitiesOf(action).tools) {
        if (category === undefined && !getOwn(entities, id)) console.warn(invalidCategoryWarning(name));
      }
    },
  });
}
