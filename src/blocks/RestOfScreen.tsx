import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useIsWhole } from './useIsWhole';

/** Renders what is below the viewport when a screen opens, after the click has been painted (delivery-48). */
export function RestOfScreen({ children }: { children: ReactNode }) {
  // Until then this keeps the footer below the viewport.
  return useIsWhole() ? children : <Box sx={{ height: '100vh' }} />;
}
