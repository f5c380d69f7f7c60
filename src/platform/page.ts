/** Returns the origin of the current page. */
export function pageOrigin(): string {
  return window.location.origin;
}

/** Reloads the page. */
export function reloadPage(): void {
  window.location.reload();
}
