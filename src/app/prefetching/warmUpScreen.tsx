import type { EmotionCache } from '@emotion/cache';
import { Activity, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { yieldToMain } from '../../platform/yieldToMain';
import { App } from '../App';
import { noSideEffects } from '../listeners';
import { startRouting } from '../routing/startRouting';
import { type AppStore, createStore } from '../store';

/** What is rendered has what it needs, and asks for nothing. */
const noCatalogue = { source: () => new Promise<never>(() => undefined), imageHost: '' };

/** Calls back when it is committed. Of effects, a hidden tree has only this kind. */
function Committed({ onCommit }: { onCommit: () => void }) {
  useInsertionEffect(onCommit, [onCommit]);
  return null;
}

/** So many rules are inserted in a task. */
const rulesPerTask = 8;

/**
 * Renders the screen of a path once, in a document that nobody sees, with a copy of the state and without effects (delivery-59). Then
 * its style rules are inserted and its code has run: what the first rendering of a screen takes longest for. Hidden, it has the lowest
 * priority and yields to everything else. Resolves when it is done.
 */
export async function warmUpScreen(store: AppStore, styleCache: EmotionCache, path: string): Promise<void> {
  const copy = createStore({
    catalogue: noCatalogue,
    effects: noSideEffects,
    preloadedState: store.getState(),
    recordedCharacters: 0,
  });
  const routing = startRouting(copy, createMemoryHistory({ initialEntries: [path] }));
  const queued: Parameters<EmotionCache['insert']>[] = [];
  const queueingCache: EmotionCache = {
    ...styleCache,
    // A commit that inserts all rules would be a long task. Global ones, which Emotion does not keep, are on the page.
    insert: (...rule) => {
      const isKept = rule[3];
      if (isKept) queued.push(rule);
    },
  };
  // Titles and meta elements go to its own head, and images are not loaded.
  const { body } = document.implementation.createHTMLDocument();
  const element = body.appendChild(document.createElement('div'));
  // An error is told where the screen is shown.
  const ignore = () => undefined;
  await new Promise<void>((resolve) => {
    const end = () => {
      resolve();
      // After its commit, in a task of its own.
      setTimeout(() => root.unmount());
    };
    const root = createRoot(element, { onCaughtError: ignore, onUncaughtError: end });
    root.render(
      <Activity mode="hidden">
        <App store={copy} routing={routing} styleCache={queueingCache} />
        <Committed onCommit={end} />
      </Activity>,
    );
  });
  for (const [index, rule] of queued.entries()) {
    if (index % rulesPerTask === 0) await yieldToMain();
    styleCache.insert(...rule);
  }
}
