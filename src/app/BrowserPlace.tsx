import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** The browser's address bar. No transitions: an address and the store change in one render, never one before the other. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
