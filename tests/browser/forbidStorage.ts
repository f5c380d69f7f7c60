/** Runs in the page before its scripts: storage throws, as where the browser's settings block all cookies. */
export function forbidStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}
