import { isMissingError } from '../../catalogue/baseQuery';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { selectToolById, selectToolBySlug, type ToolsState } from '../../catalogue/toolsSlice';
import { toolFoundMissing } from '../../domain/events';
import type { StartListening } from '../../lib/startListening';
import { now } from '../../platform/clock';

import { type RecentlyViewedState, selectRecentlyViewed } from './recentlyViewedSlice';

interface Root {
  tools: ToolsState;
  recentlyViewed: RecentlyViewedState;
}

const { toolById, toolBySlug } = catalogueApi.endpoints;

/** The `_id` of the tool that a request for one names, from a list of this visit, or from an earlier visit. */
function knownId({ endpointName, originalArgs }: { endpointName: string; originalArgs: string }, root: Root) {
  const isById = endpointName === toolById.name;
  const listed = (isById ? selectToolById : selectToolBySlug)(root, originalArgs);
  const viewed = selectRecentlyViewed(root).find(({ _id, slug }) => originalArgs === (isById ? _id : slug));
  return listed?._id ?? viewed?._id;
}

/** Dispatches `toolFoundMissing` when a tool that is known does not exist any more. */
export function addRecentlyViewedListeners(startListening: StartListening<Root>): void {
  for (const { matchRejected: matcher } of [toolById, toolBySlug]) {
    startListening({
      matcher,
      effect: ({ meta: { arg }, payload }, api) => {
        const _id = isMissingError(payload) ? knownId(arg, api.getState()) : undefined;
        if (_id !== undefined) api.dispatch(toolFoundMissing({ _id, foundAt: now() }));
      },
    });
  }
}
