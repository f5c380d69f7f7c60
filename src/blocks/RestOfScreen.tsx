import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useIsWhole } from './useIsWhole';

/** What is below the window when a screen is opened: rendered after the paint of the press (delivery-48). */
export function RestOfScreen({ children }: { children: ReactNode }) {
  // Until then the footer stays below the window.
  return useIsWhole() ? children : <Box sx={{ height: '100vh' }} />;
}
