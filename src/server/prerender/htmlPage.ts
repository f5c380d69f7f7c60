import { pageStateId, type PrerenderedPage } from '../../app/pageState';

import type { RenderedPage } from './renderPage';

/** JSON that can stand in an element of a page: nothing in it ends the element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const preloadOf = (file: string) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`;

function replaceOnce(html: string, mark: string, replacement: string): string {
  if (html.split(mark).length !== 2) throw new Error(`The page's template needs "${mark}" exactly once.`);
  return html.replace(mark, () => replacement);
}

/** The template with its scripts after everything that the first paint needs. */
export function withLateScripts(template: string): string {
  return template.replaceAll('<script defer="defer"', '<script defer fetchpriority="low"');
}

/**
 * A whole page: the template of the build, with head, styles, content and state put in, and the files of
 * the screen's code asked for early.
 */
export function htmlPage(
  template: string,
  { head, styles, body }: RenderedPage,
  page: PrerenderedPage,
  scripts: readonly string[],
): string {
  const state = `<script type="application/json" id="${pageStateId}">${inlineJson(page)}</script>`;
  const ownHead = `<!--page-head-->${head}<!--/page-head-->${styles}${scripts.map(preloadOf).join('')}`;
  const withHead = replaceOnce(template, '</head>', `${ownHead}</head>`);
  return replaceOnce(withHead, '<div id="root"></div>', `<div id="root">${body}</div>${state}`);
}
