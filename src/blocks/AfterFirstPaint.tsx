import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useAfterFirstPaint } from './useAfterFirstPaint';

/** Renders what is below the viewport when a screen opens, after the click has been painted (delivery-48). */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  // Until then this keeps the footer below the viewport.
  return useAfterFirstPaint() ? children : <Box sx={{ height: '100vh' }} />;
}
