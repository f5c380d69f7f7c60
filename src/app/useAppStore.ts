import { useStore } from 'react-redux';

import type { AppStore } from './store';

/** The store, with what `createStore` and its enhancers add to it. */
export const useAppStore = useStore.withTypes<AppStore>();
