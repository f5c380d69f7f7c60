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
  /** The page's title, meta and link elements. */
  head: string;
  /** The styles that the page uses. */
  styles: PageStyles;
  /** The HTML of the root element. */
  body: string;
}

/** Matches the document metadata, which React renders before everything else. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Marks a boundary that suspended or threw: React leaves it to the browser and continues. */
const unfinished = '<!--$!-->';

/** Renders the page at a path with the store's state. */
export async function renderPage(store: AppStore, pathname: string): Promise<RenderedPage> {
  await preloadScreen(pathname);
  const cache = createStyleCache();
  // Makes Emotion collect the styles instead of writing them between the elements.
  cache.compat = true;
  const routing = startRouting(store, createMemoryHistory({ initialEntries: [pathname] }));
  const render = () =>
    renderToString(<App store={store} routing={routing} styleCache={cache} serverState={store.getState()} />);
  let html = render();
  if (html.includes(unfinished)) {
    // Requested lazy components (of an empty list, for example) have loaded before the next task.
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
