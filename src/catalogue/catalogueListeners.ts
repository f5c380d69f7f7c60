import { noticeText, type Notify } from '../domain/noticeText';
import { invalidCategoryWarning } from '../domain/parseTool';
import { getOwn } from '../lib/getOwn';
import type { StartListening } from '../lib/startListening';

import { catalogueApi } from './catalogueApi';
import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';
import type { ToolsState } from './toolsSlice';

const { listTools, listTrendingTools } = catalogueApi.endpoints;

/**
 * Notifies once when the listing or trending query fails (toasts-12, toasts-13). Warns about tools without a
 * category, which are listed under the fallback unless their category is already known (catalogue-14).
 */
export function addCatalogueListeners(
  startListening: StartListening<{ tools: ToolsState }>,
  { notify }: { notify: Notify },
): void {
  /** Cache keys of pending prefetches whose response a component now needs. */
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
        // With `condition` no request was sent, because the data was cached or a request was pending.
        if (condition) {
          if (!isPrefetch) awaited.add(arg.queryCacheKey);
          return;
        }
        const isAwaited = awaited.delete(arg.queryCacheKey);
        // No component waits for a response that is only prefetched.
        if (!isPrefetch || isAwaited) notify(notice);
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
