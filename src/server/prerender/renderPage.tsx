import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from '../../app/App';
import { preloadScreen } from '../../app/routes';
import type { AppStore } from '../../app/store';
import { createStyleCache } from '../../ui/theme/createStyleCache';

/** A page in its parts (delivery-4). */
export interface RenderedPage {
  /** Title, meta and link elements of the page's own. */
  head: string;
  /** The style elements that the page needs. */
  styles: string;
  /** What stands in the root element. */
  body: string;
}

/** React puts what belongs into the head before everything else. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The page at a path, as the application shows it in the store's state. */
export async function renderPage(store: AppStore, pathname: string): Promise<RenderedPage> {
  await preloadScreen(pathname);
  const cache = createStyleCache();
  // Directly after the cache: it makes the cache collect styles instead of writing them between the elements.
  const emotion = createEmotionServer(cache);
  const PageStaticRouter = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={pathname}>{children}</StaticRouter>
  );
  const html = renderToString(
    <App store={store} router={PageStaticRouter} styleCache={cache} serverState={store.getState()} />,
  );
  const head = hoisted.exec(html)?.[0] ?? '';
  return {
    head,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    body: html.slice(head.length),
  };
}
