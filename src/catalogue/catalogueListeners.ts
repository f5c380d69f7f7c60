import { noticeText, type Notify } from '../domain/noticeText';
import { invalidCategoryWarning } from '../domain/parseTool';
import { getOwn } from '../lib/getOwn';
import type { StartListening } from '../lib/startListening';

import { catalogueApi } from './catalogueApi';
import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';
import type { ToolsState } from './toolsSlice';

const { listTools, listTrendingTools } = catalogueApi.endpoints;

/**
 * Notifies once when the listing or the trending query failed (toasts-12, toasts-13), and warns of tools without a
 * category, which are listed under the fallback unless one is known (catalogue-14).
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
