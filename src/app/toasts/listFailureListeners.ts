import { shallowEqual } from 'react-redux';

import { catalogueApi, listToolsArgOf } from '../../catalogue/catalogueApi';
import { filtersInUrl, pageIn } from '../../domain/listingUrl';
import { noticeText, type Notify } from '../../domain/noticeText';
import { selectFilters } from '../../features/filters/filtersSlice';
import type { StartListening } from '../../lib/startListening';
import type { RootState } from '../rootReducer';

const { listTools, listTrendingTools } = catalogueApi.endpoints;

/** Either path of the trending tools (routes-5). */
const isTrending = /^\/trending(-tools)?\/*$/;

/** Not with `condition`, when no request was sent, nor for a Retry, whose button says that it failed again. */
const isNews = ({
  condition,
  arg: { forceRefetch },
}: {
  condition: boolean;
  arg: { forceRefetch?: unknown };
}) => !condition && forceRefetch !== true;

/**
 * Notifies when the request of the list fails that the screen shows (toasts-12, toasts-13): not when it was only
 * prefetched, nor when its screen has been left.
 */
export function addListFailureListeners(
  startListening: StartListening<RootState>,
  { notify }: { notify: Notify },
): void {
  startListening({
    matcher: listTools.matchRejected,
    effect: ({ meta }, api) => {
      const state = api.getState();
      const isShown =
        filtersInUrl(state.visit.route) !== undefined &&
        shallowEqual(meta.arg.originalArgs, listToolsArgOf(selectFilters(state)));
      if (isShown && isNews(meta)) notify(noticeText.listingFailed);
    },
  });
  startListening({
    matcher: listTrendingTools.matchRejected,
    effect: ({ meta }, api) => {
      const { pathname, search } = api.getState().visit.route;
      const isShown =
        isTrending.test(pathname) &&
        meta.arg.originalArgs === Math.max(1, pageIn(new URLSearchParams(search))) - 1;
      if (isShown && isNews(meta)) notify(noticeText.trendingFailed);
    },
  });
}
