import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import type { Session } from '../../src/app/session/session';

type Lifted = EnhancedStore<unknown, UnknownAction, null>['liftedStore'];

/** The engine of Redux DevTools in place of the browser extension: its enhancer, and what its panel does. */
export function devToolsEngine() {
  let lifted: Lifted | undefined;
  const liftedStore = () => {
    if (!lifted) throw new Error('No store was made with this engine.');
    return liftedStoreOf(lifted);
  };
  const liftedStoreOf = (store: Lifted) => store;
  const enhancer = ((next: unknown) => {
    const create = instrument<unknown, UnknownAction>(() => null, { maxAge: 1000 })(next as never);
    return (...args: Parameters<typeof create>) => {
      const store = create(...args);
      ({ liftedStore: lifted } = store as unknown as EnhancedStore<unknown, UnknownAction, null>);
      return store;
    };
  }) as unknown as StoreEnhancer;
  return {
    enhancer,
    /** The ids of the actions in order, the first being `@@INIT`. */
    ids: () => liftedStore().getState().stagedActionIds,
    states: () =>
      liftedStore()
        .getState()
        .computedStates.map(({ state }) => state),
    importSession: ({ actions, preloadedState }: Session) =>
      void liftedStore().dispatch({
        ...ActionCreators.importState<unknown, UnknownAction>(actions),
        ...(preloadedState === undefined ? {} : { preloadedState }),
      }),
    jumpTo: (index: number) => void liftedStore().dispatch(ActionCreators.jumpToState(index)),
    toggle: (id: number) => void liftedStore().dispatch(ActionCreators.toggleAction(id)),
    reorder: (id: number, before: number) =>
      void liftedStore().dispatch(ActionCreators.reorderAction(id, before)),
  };
}
