import { isMissingError } from '../../catalogue/baseQuery';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { selectToolById, selectToolBySlug, type StateWithTools } from '../../catalogue/toolsSlice';
import { type StateWithRoute, toolFoundMissing } from '../../domain/events';
import { paths } from '../../domain/paths';
import type { StartListening } from '../../lib/startListening';
import { now } from '../../platform/clock';

import type { StateWithRecentlyViewed } from './recentlyViewedSlice';

interface Root extends StateWithTools, StateWithRecentlyViewed {
  visit: StateWithRoute['visit'] & { startedAt: string };
}

const { toolById, toolBySlug } = catalogueApi.endpoints;

/**
 * Returns the tool with this slug or id that an earlier visit viewed, if its page is shown. A comparison
 * keeps showing its stored copy (compare-8), and a built-in sample, which no request finds, keeps its page.
 */
const earlierOnPage = ({ recentlyViewed, visit }: Root, slugOrId: string) =>
  paths.tool(slugOrId) === visit.route.pathname
    ? recentlyViewed.items.find(
        ({ _id, slug, timestamp }) => (slug === slugOrId || _id === slugOrId) && timestamp < visit.startedAt,
      )
    : undefined;

/** Dispatches `toolFoundMissing` when a tool from a list or an earlier visit no longer exists. */
export function addRecentlyViewedListeners(startListening: StartListening<Root>): void {
  for (const [matcher, select] of [
    [toolBySlug.matchRejected, selectToolBySlug],
    [toolById.matchRejected, selectToolById],
  ] as const) {
    startListening({
      matcher,
      effect: ({ meta, payload }, api) => {
        if (!isMissingError(payload)) return;
        const { originalArgs } = meta.arg;
        const root = api.getState();
        const known = select(root, originalArgs) ?? earlierOnPage(root, originalArgs);
        if (known) api.dispatch(toolFoundMissing({ _id: known._id, foundAt: now() }));
      },
    });
  }
}
