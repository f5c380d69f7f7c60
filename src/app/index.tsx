import { yieldToMain } from '../platform/yieldToMain';

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

void start();
