import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** BrowserRouter without transitions: a navigation and the store's update render together, never one before the other. */
export function AppBrowserRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
