import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import {
  type CompareState,
  comparisonRefused,
  selectComparedTools,
  toolAdded,
  toolRemoved,
} from './compareSlice';

/** Notifies of the result of adding a tool to the comparison or removing it (toasts-1, toasts-2, toasts-3,
 * toasts-4, toasts-5). */
export function addCompareListeners(
  startListening: StartListening<{ compare: CompareState }>,
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: toolAdded,
    effect: ({ payload: { tool } }, api) => {
      const before = selectComparedTools(api.getOriginalState());
      if (before.some(({ id }) => id === tool.id)) notify(noticeText.alreadyCompared(tool.name));
      else if (before.length >= limits.compareMost) notify(noticeText.comparisonFull);
      else notify(noticeText.addedToComparison(tool.name));
    },
  });
  startListening({
    actionCreator: toolRemoved,
    effect: ({ payload: { id, name } }, api) => {
      const wasListed = selectComparedTools(api.getOriginalState()).some((tool) => tool.id === id);
      if (wasListed) notify(noticeText.removedFromComparison(name));
    },
  });
  startListening({
    actionCreator: comparisonRefused,
    effect: () => notify(noticeText.tooFewToCompare),
  });
}
