import { yieldToMain } from '../platform/yieldToMain';

import type {} from './hydration/earlyEvents';

/** Starts the application in several short tasks: React, then the store, then the screen (docs/adr/0011). */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  // These two imports evaluate most modules of the store, each in its own task.
  await import(/* webpackMode: "eager" */ '../domain/bookmark');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../catalogue/baseQuery');
  await yieldToMain();
  const { startApp } = await import(/* webpackMode: "eager" */ './startApp');
  await yieldToMain();
  await startApp();
}

start().catch((error: unknown) => {
  // Without the application the page still works with the browser's default actions.
  window.earlyEvents?.stop();
  window.earlyEvents?.searchKeys.stop();
  throw error;
});
