/**
 * Runs a function after the next paint, when the response to a click is visible. A hidden page never paints,
 * so there it runs in a later task.
 */
export function afterNextPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
