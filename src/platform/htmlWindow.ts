/** What the sanitiser needs of a browser: a document of its own to read HTML in. */
type HtmlWindow = Window & typeof globalThis;

let provided: HtmlWindow | undefined;

/** Gives the sanitiser a window where there is no browser, as when pages are prerendered. */
export function provideHtmlWindow(window: HtmlWindow): void {
  provided = window;
}

/** The window in which HTML is read: the browser's own, or the one that was provided. */
export function htmlWindow(): HtmlWindow {
  return provided ?? window;
}
