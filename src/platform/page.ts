/** The origin at which the site is being read. */
export function pageOrigin(): string {
  return window.location.origin;
}

/** Loads the page anew, as the browser's own button does. */
export function reloadPage(): void {
  window.location.reload();
}
