/** The window in which the sanitizer parses HTML. */
type HtmlWindow = Window & typeof globalThis;

let provided: HtmlWindow | undefined;

/** Provides a window for environments without a browser, such as the prerenderer. */
export function provideHtmlWindow(window: HtmlWindow): void {
  provided = window;
}

/** Returns the provided window or, without one, the browser's. */
export function htmlWindow(): HtmlWindow {
  return provided ?? window;
}
