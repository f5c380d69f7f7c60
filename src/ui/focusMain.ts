/** Focuses the main content, without scrolling to it. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
