import { useStore } from 'react-redux';

import type { AppStore } from './store';

/** Returns the store, typed with what `createStore` and its enhancers add. */
export const useAppStore = useStore.withTypes<AppStore>();
