import { isAnyOf } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import {
  additionRefused,
  comparisonCleared,
  comparisonRefused,
  restorationRefused,
  selectComparedTools,
  selectionReplaced,
  selectionRestored,
  selectIsCompared,
  selectListedIds,
  selectListedTools,
  selectPlaces,
  type StateWithCompare,
  toolAdded,
  toolRemoved,
} from './compareSlice';

/**
 * Notifies of every change of the comparison (toasts-1, toasts-2, toasts-3, toasts-4, toasts-5, toasts-20),
 * with 'Undo' if something left it or its URL (toasts-18). The undo event's time is just after that of the
 * event it undoes, so that later changes win.
 */
export function addCompareListeners(
  startListening: StartListening<StateWithCompare>,
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: toolAdded,
    effect: ({ payload: { tool } }) => notify(noticeText.addedToComparison(tool)),
  });
  startListening({
    actionCreator: additionRefused,
    effect: ({ payload: { id, name } }, api) =>
      notify(
        selectIsCompared(api.getState(), id) ? noticeText.alreadyCompared(name) : noticeText.comparisonFull,
      ),
  });
  startListening({
    matcher: isAnyOf(toolRemoved, comparisonCleared),
    effect: (action, api) => {
      const before = api.getOriginalState();
      const left = selectListedIds(api.getState());
      const tools = selectListedTools(before).filter(({ id }) => !left.includes(id));
      const address = toolRemoved.match(action) ? action.payload.address : undefined;
      if (tools.length === 0 && address === undefined) return;
      const undo = selectionRestored({ tools, places: selectPlaces(before) });
      notify(
        toolRemoved.match(action)
          ? noticeText.removedFromComparison(action.payload, undo, address)
          : noticeText.comparisonCleared(tools, undo),
      );
    },
  });
  startListening({
    actionCreator: selectionReplaced,
    effect: ({ payload: { address } }, api) => {
      const before = api.getOriginalState();
      const tools = selectListedTools(before);
      const shown = selectComparedTools(api.getState());
      const takenOut = shown.map(({ id }) => id).filter((id) => !selectListedIds(before).includes(id));
      // The same tools in a different order are not worth a notice.
      if (takenOut.length === 0 && tools.length === shown.length) return;
      const undo = selectionRestored({ tools, places: selectPlaces(before), takenOut });
      notify(noticeText.comparisonReplaced(shown, undo, address));
    },
  });
  startListening({
    actionCreator: restorationRefused,
    effect: ({ payload: ids }, api) => {
      const missing = ids.filter((id) => !selectIsCompared(api.getState(), id)).length;
      const count = selectComparedTools(api.getState()).length;
      if (missing > 0 && count + missing > limits.maxCompared) notify(noticeText.comparisonFull);
    },
  });
  startListening({
    actionCreator: comparisonRefused,
    effect: () => notify(noticeText.tooFewToCompare),
  });
}
