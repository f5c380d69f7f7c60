import { type SharedStyleSheet, styleElements } from './pageStyles';
import type { RenderedPage } from './renderPage';

function replaceOnce(html: string, mark: string, replacement: string): string {
  if (html.split(mark).length !== 2) throw new Error(`The page's template needs "${mark}" exactly once.`);
  return html.replace(mark, () => replacement);
}

/** The script element written by html-webpack-plugin. */
const mainScript = /<script defer="defer" src="([^"]+)"><\/script>/;

/** A client-rendered page. */
export const shellPage = (template: string, head: string) =>
  replaceOnce(template, '</head>', `<!--page-head-->${head}<!--/page-head--></head>`);

/** The inline scripts of every page. */
export interface InlineScripts {
  /** In the head: collects what the visitor does. */
  collectEvents: string;
  /** At the end: loads data and scripts after the first paint. */
  loadApplication: string;
}

/** What a page becomes interactive with: its inline scripts, and the URLs that they load. */
interface PageCode {
  inlineScripts: InlineScripts;
  screenFiles: readonly string[];
  /** The page's data. */
  dataFile: string;
  /** Without one the page has all of its styles. */
  styleSheet: SharedStyleSheet | undefined;
}

/** A prerendered page: the build's template with head, styles, body and inline scripts. */
export function htmlPage(
  template: string,
  { head, styles, body }: RenderedPage,
  { inlineScripts: { collectEvents, loadApplication }, screenFiles, dataFile, styleSheet }: PageCode,
): string {
  const [tag = '', mainFile = ''] = mainScript.exec(template) ?? [];
  if (tag === '') throw new Error('The page’s template needs its deferred script.');
  // The largest first: browsers open six connections to a host without HTTP/2.
  const files = [mainFile, ...screenFiles].join(' ');
  // Preloaded from here, behind the content and before the images that the first layout asks for: from the head it would take
  // bandwidth from the content, and later it would wait for a connection.
  const code =
    `<link rel="preload" as="script" href="${mainFile}"/>` +
    `<script data-files="${files}" data-page="${dataFile}">${loadApplication}</script>` +
    // Behind the script, which would wait for it.
    (styleSheet ? `<link rel="stylesheet" data-shared href="${styleSheet.address}"/>` : '');
  const withoutMain = replaceOnce(template, tag, '');
  // Asked for before the images of the page, which would take all connections.
  const preload = styleSheet ? `<link rel="preload" as="style" href="${styleSheet.address}"/>` : '';
  const ownHead = `<!--page-head-->${head}<!--/page-head-->${preload}${styleElements(styles, body, styleSheet)}<script>${collectEvents}</script>`;
  const withHead = replaceOnce(withoutMain, '</head>', `${ownHead}</head>`);
  return replaceOnce(withHead, '<div id="root"></div>', `<div id="root">${body}</div>${code}`);
}
