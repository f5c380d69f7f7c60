import { noticeText, type Notify } from '../domain/noticeText';
import { invalidCategoryWarning } from '../domain/parseTool';
import { getOwn } from '../lib/getOwn';
import type { StartListening } from '../lib/startListening';

import { catalogueApi } from './catalogueApi';
import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';
import type { StateWithTools } from './toolsSlice';

const { listTools, listTrendingTools } = catalogueApi.endpoints;
const { unsubscribeQueryResult } = catalogueApi.internalActions;

/** What is known of the request by which a component has subscribed to a response. */
interface Subscription {
  arg: { queryCacheKey: string; subscribe?: boolean };
  requestId: string;
}

/**
 * Notifies once when the listing or trending query fails while a component waits for it (toasts-12,
 * toasts-13): not after a prefetch, nor when its screen has been left. Warns about tools without a category, which are
 * listed under the fallback unless their category is already known (catalogue-14).
 */
export function addCatalogueListeners(
  startListening: StartListening<StateWithTools>,
  { notify }: { notify: Notify },
): void {
  /** The cache keys of the pending responses that components wait for, by the id of what subscribed. */
  const awaited = new Map<string, string>();
  const addSubscription = ({ arg: { queryCacheKey, subscribe }, requestId }: Subscription) => {
    if (subscribe !== false) awaited.set(requestId, queryCacheKey);
  };
  for (const [started, failed, notice] of [
    [listTools.matchPending, listTools.matchRejected, noticeText.listingFailed],
    [listTrendingTools.matchPending, listTrendingTools.matchRejected, noticeText.trendingFailed],
  ] as const) {
    startListening({
      matcher: started,
      effect: ({ meta }) => {
        // A Retry has no subscription of its own: its button says that it failed again.
        for (const [id, key] of awaited) if (key === meta.arg.queryCacheKey) awaited.delete(id);
        addSubscription(meta);
      },
    });
    startListening({
      matcher: failed,
      effect: ({ meta }) => {
        // With `condition` no request was sent, because the data was cached or a request was pending.
        if (meta.condition) addSubscription(meta);
        else if ([...awaited.values()].includes(meta.arg.queryCacheKey)) notify(notice);
      },
    });
  }
  startListening({
    actionCreator: unsubscribeQueryResult,
    effect: ({ payload }) => void awaited.delete(payload.requestId),
  });
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
