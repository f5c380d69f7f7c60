import type { EmotionCache } from '@emotion/cache';
import { Activity, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { yieldToMain } from '../../platform/yieldToMain';
import { App } from '../App';
import { noSideEffects } from '../listeners';
import { startRouting } from '../routing/startRouting';
import { type AppStore, createStore } from '../store';

/** A catalogue that never answers: the rendered copy of the state has all the data it needs. */
const noCatalogue = { source: () => new Promise<never>(() => undefined), imageHost: '' };

/** Calls back once it is committed. In a hidden tree, insertion effects are the only effects that run. */
function Committed({ onCommit }: { onCommit: () => void }) {
  useInsertionEffect(onCommit, [onCommit]);
  return null;
}

/** The number of style rules inserted per task. */
const rulesPerTask = 8;

/**
 * Renders the screen of a path once, in a detached document, with a copy of the state and without effects
 * (delivery-59). This inserts the screen's style rules and runs its code, which take most of the time of a
 * first render. As a hidden tree it renders at the lowest priority and yields to everything else. Resolves
 * when it is done.
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
    // Inserting all rules in one commit would be a long task. Global rules, which Emotion does not cache, are
    // already on the page.
    insert: (...rule) => {
      const isKept = rule[3];
      if (isKept) queued.push(rule);
    },
  };
  // Titles and meta elements go to this document's own head, and its images are not loaded.
  const { body } = document.implementation.createHTMLDocument();
  const element = body.appendChild(document.createElement('div'));
  // Errors are reported when the visitor opens the screen.
  const ignore = () => undefined;
  await new Promise<void>((resolve) => {
    const end = () => {
      resolve();
      // In a separate task after the commit.
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
