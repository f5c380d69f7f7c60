import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { App } from '../../app/App';
import { preloadScreen } from '../../app/routes';
import { startRouting } from '../../app/routing/startRouting';
import type { AppStore } from '../../app/store';
import { createStyleCache } from '../../ui/theme/createStyleCache';

/** The parts of a rendered page (delivery-4). */
export interface RenderedPage {
  /** The page's own title, meta and link elements. */
  head: string;
  /** The page's critical styles, as style elements. */
  styles: string;
  /** The HTML of the root element. */
  body: string;
}

/** React renders document metadata before everything else. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React leaves a boundary that suspended or threw to the browser, and goes on. */
const unfinished = '<!--$!-->';

/** Renders the page of a path with the store's state. */
export async function renderPage(store: AppStore, pathname: string): Promise<RenderedPage> {
  await preloadScreen(pathname);
  const cache = createStyleCache();
  // Directly after the cache: it makes the cache collect styles instead of inlining them between elements.
  const emotion = createEmotionServer(cache);
  const routing = startRouting(store, createMemoryHistory({ initialEntries: [pathname] }));
  const render = () =>
    renderToString(<App store={store} routing={routing} styleCache={cache} serverState={store.getState()} />);
  let html = render();
  if (html.includes(unfinished)) {
    // The lazy components that it asked for, an empty list's say, have loaded before the next task.
    await new Promise(setImmediate);
    html = render();
  }
  if (html.includes(unfinished)) throw new Error(`A part of ${pathname} cannot be rendered.`);
  const head = hoisted.exec(html)?.[0] ?? '';
  return {
    head,
    // Marked as Emotion marks what it has moved to the end of the head: a move parses all of it again.
    styles: emotion
      .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))
      .replaceAll('<style data-emotion=', '<style data-s="" data-emotion='),
    body: html.slice(head.length),
  };
}
