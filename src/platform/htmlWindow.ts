/** The window that the sanitiser parses HTML in. */
type HtmlWindow = Window & typeof globalThis;

let provided: HtmlWindow | undefined;

/** Provides a window where there is no browser, as in the prerenderer. */
export function provideHtmlWindow(window: HtmlWindow): void {
  provided = window;
}

/** The provided window, else the browser's. */
export function htmlWindow(): HtmlWindow {
  return provided ?? window;
}
