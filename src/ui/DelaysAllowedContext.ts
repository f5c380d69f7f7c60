import { createContext } from 'react';

/** Whether screens may show deliberate delays; false while a recorded state is shown. */
export const DelaysAllowedContext = createContext(true);
