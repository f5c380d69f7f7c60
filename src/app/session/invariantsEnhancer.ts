import type { StoreEnhancer } from '@reduxjs/toolkit';

import type { RootState } from '../rootReducer';

import { brokenInvariants } from './invariants';
import { changeLine, changesBetween } from './stateChanges';

/** For development: logs an error with the action and the state changes for each invariant it breaks. */
export const invariantsEnhancer: StoreEnhancer = (next) => (reducer, preloadedState) => {
  const store = next(reducer, preloadedState);
  const state = () => store.getState() as RootState;
  return {
    ...store,
    dispatch: (action) => {
      const previous = state();
      const result = store.dispatch(action);
      for (const { slice, name, sentence } of brokenInvariants(state(), previous, action)) {
        console.error(
          `After ${action.type} an invariant of ${slice} does not hold: ${name}. ${sentence}`,
          action,
          changesBetween(previous, state()).map(changeLine),
        );
      }
      return result;
    },
  };
};
