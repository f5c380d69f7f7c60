import { pageStateId, type PrerenderedPage } from '../../app/pageState';

import { pageScript } from './pageScript';
import type { RenderedPage } from './renderPage';

/** JSON that can stand in an element of a page: nothing in it ends the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function replaceOnce(html: string, mark: string, replacement: string): string {
  if (html.split(mark).length !== 2) throw new Error(`The page's template needs "${mark}" exactly once.`);
  return html.replace(mark, () => replacement);
}

const mainScript = /<script defer="defer" src="([^"]+)"><\/script>/;

/** A page of which nothing is there before its scripts have run. */
export const shellPage = (template: string, head: string) =>
  replaceOnce(template, '</head>', `<!--page-head-->${head}<!--/page-head--></head>`);

/**
 * A whole page: the template of the build with head, styles, content and state put in. The main script and
 * those of the screen are loaded after the first paint.
 */
export function htmlPage(
  template: string,
  { head, styles, body }: RenderedPage,
  page: PrerenderedPage,
  scripts: readonly string[],
): string {
  const [tag = '', main = ''] = mainScript.exec(template) ?? [];
  const state = `<script type="application/json" id="${pageStateId}">${inlineJson(page)}</script>`;
  const ownHead = `<!--page-head-->${head}<!--/page-head-->${styles}`;
  const content = `<div id="root">${body}</div>${state}${pageScript([...scripts, main])}`;
  const withoutMain = replaceOnce(template, tag, '');
  return replaceOnce(
    replaceOnce(withoutMain, '</head>', `${ownHead}</head>`),
    '<div id="root"></div>',
    content,
  );
}
