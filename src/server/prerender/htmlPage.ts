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

/** What a page becomes interactive with: its inline script, and the URLs that the script loads after the first paint. */
export interface PageCode {
  inlineScript: string;
  screenFiles: readonly string[];
  /** The page's data. */
  dataFile: string;
}

/** A prerendered page: the build's template with head, styles, body and inline script. */
export function htmlPage(
  template: string,
  { head, styles, body }: RenderedPage,
  { inlineScript, screenFiles, dataFile }: PageCode,
): string {
  const [tag = '', mainFile = ''] = mainScript.exec(template) ?? [];
  if (tag === '') throw new Error('The page’s template needs its deferred script.');
  // The largest first: browsers open six connections to a host without HTTP/2.
  const files = [mainFile, ...screenFiles].join(' ');
  const code = `<script data-files="${files}" data-page="${dataFile}">${inlineScript}</script>`;
  const withoutMain = replaceOnce(template, tag, '');
  const ownHead = `<!--page-head-->${head}<!--/page-head-->${styles}`;
  const withHead = replaceOnce(withoutMain, '</head>', `${ownHead}</head>`);
  return replaceOnce(withHead, '<div id="root"></div>', `<div id="root">${body}</div>${code}`);
}
