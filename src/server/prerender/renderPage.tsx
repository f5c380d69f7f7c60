import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { App } from '../../app/App';
import { preloadScreen } from '../../app/routes';
import { startRouting } from '../../app/routing/startRouting';
import type { AppStore } from '../../app/store';
import { createStyleCache } from '../../ui/theme/createStyleCache';

import { type PageStyles, pageStylesOf } from './pageStyles';

/** The parts of a rendered page (delivery-4). */
export interface RenderedPage {
  /** The page's own title, meta and link elements. */
  head: string;
  /** The styles of what is on the page. */
  styles: PageStyles;
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
  // It would write styles between the elements; so it collects them.
  cache.compat = true;
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
    styles: pageStylesOf(cache, html),
    body: html.slice(head.length),
  };
}
