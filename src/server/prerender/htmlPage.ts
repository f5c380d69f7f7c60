import { dehydratedStateId, type PrerenderedPage } from '../../app/hydration/dehydratedState';

import type { RenderedPage } from './renderPage';

/** Serializes JSON for a script element; escaped so that nothing in it can close the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function replaceOnce(html: string, mark: string, replacement: string): string {
  if (html.split(mark).length !== 2) throw new Error(`The page's template needs "${mark}" exactly once.`);
  return html.replace(mark, () => replacement);
}

/** The script element written by html-webpack-plugin. */
const mainScript = /<script defer="defer" src="([^"]+)"><\/script>/;

/** A client-rendered page. */
export const shellPage = (template: string, head: string) =>
  replaceOnce(template, '</head>', `<!--page-head-->${head}<!--/page-head--></head>`);

/** The code of a page: its inline script, and the files that the script loads after the first paint. */
export interface PageCode {
  inlineScript: string;
  screenFiles: readonly string[];
}

/** A prerendered page: the build's template with head, styles, body, dehydrated state and code. */
export function htmlPage(
  template: string,
  { head, styles, body }: RenderedPage,
  page: PrerenderedPage,
  { inlineScript, screenFiles }: PageCode,
): string {
  const [tag = '', mainFile = ''] = mainScript.exec(template) ?? [];
  if (tag === '') throw new Error('The page’s template needs its deferred script.');
  const state = `<script type="application/json" id="${dehydratedStateId}">${inlineJson(page)}</script>`;
  const code = `<script data-files="${[...screenFiles, mainFile].join(' ')}">${inlineScript}</script>`;
  const withoutMain = replaceOnce(template, tag, '');
  const ownHead = `<!--page-head-->${head}<!--/page-head-->${styles}`;
  const withHead = replaceOnce(withoutMain, '</head>', `${ownHead}</head>`);
  return replaceOnce(withHead, '<div id="root"></div>', `<div id="root">${body}</div>${state}${code}`);
}
