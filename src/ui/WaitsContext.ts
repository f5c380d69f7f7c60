import { createContext } from 'react';

/** Whether screens may wait on purpose before they show what is known; false while a recorded state is shown. */
export const WaitsContext = createContext(true);
