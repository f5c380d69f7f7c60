import { createContext } from 'react';

/** Whether screens may delay on purpose what they could show at once; false while a recorded state is shown. */
export const DelaysAllowedContext = createContext(true);
