import { type SharedStyleSheet, styleElements } from './pageStyles';
import type { RenderedPage } from './renderPage';

function replaceOnce(html: string, mark: string, replacement: string): string {
  if (html.split(mark).length !== 2) throw new Error(`The page's template needs "${mark}" exactly once.`);
  return html.replace(mark, () => replacement);
}

/** Matches the script element written by html-webpack-plugin. */
const mainScript = /<script defer="defer" src="([^"]+)"><\/script>/;

/** Returns a client-rendered page: the template with the given head elements. */
export const shellPage = (template: string, head: string) =>
  replaceOnce(template, '</head>', `<!--page-head-->${head}<!--/page-head--></head>`);

/** The inline scripts of every page. */
export interface InlineScripts {
  /** In the head: records the visitor's early events. */
  collectEvents: string;
  /** At the end: loads data and scripts after the first paint. */
  loadApplication: string;
}

/** What makes a page interactive: its inline scripts, and the URLs that they load. */
interface PageCode {
  inlineScripts: InlineScripts;
  screenFiles: readonly string[];
  /** The URL of the page's data. */
  dataFile: string;
  /** The query parameters with which a URL is not the prerendered page's. */
  query?: readonly string[] | undefined;
  /** When undefined, the page inlines all of its styles. */
  styleSheet: SharedStyleSheet | undefined;
}

/**
 * Returns a script that dims the page when the URL has one of these query parameters, since it shows the list
 * without them. With the page's head, the application removes the style when it renders the right page.
 */
const dimWithQuery = (names: readonly string[]) =>
  `<script>${JSON.stringify(names)}.some(n=>new URLSearchParams(location.search).has(n))&&document.currentScript.insertAdjacentHTML("afterend","<style>main{opacity:.5}</style>")</script>`;

/** Returns a prerendered page: the build's template with head, styles, body and inline scripts. */
export function htmlPage(
  template: string,
  { head, styles, body }: RenderedPage,
  { inlineScripts: { collectEvents, loadApplication }, screenFiles, dataFile, query, styleSheet }: PageCode,
): string {
  const [tag = '', mainFile = ''] = mainScript.exec(template) ?? [];
  if (tag === '') throw new Error('The page’s template needs its deferred script.');
  // The largest first: browsers open only six connections to a host without HTTP/2.
  const files = [mainFile, ...screenFiles].join(' ');
  // The preload is placed after the content, but before the images that the first layout requests: in the
  // head it would compete with the content for bandwidth, and later it would wait for a connection.
  const code =
    `<link rel="preload" as="script" href="${mainFile}"/>` +
    `<script data-files="${files}" data-page="${dataFile}">${loadApplication}</script>` +
    // After the inline script, which a preceding style sheet would block.
    (styleSheet ? `<link rel="stylesheet" data-shared href="${styleSheet.address}"/>` : '');
  const withoutMain = replaceOnce(template, tag, '');
  // Requested before the images of the page, which would take all connections.
  const preload = styleSheet ? `<link rel="preload" as="style" href="${styleSheet.address}"/>` : '';
  const dimming = query ? dimWithQuery(query) : '';
  const ownHead = `<!--page-head-->${head}${dimming}<!--/page-head-->${preload}${styleElements(styles, body, styleSheet)}<script>${collectEvents}</script>`;
  const withHead = replaceOnce(withoutMain, '</head>', `${ownHead}</head>`);
  return replaceOnce(withHead, '<div id="root"></div>', `<div id="root">${body}</div>${code}`);
}
