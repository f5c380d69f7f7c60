/**
 * Runs something after the next paint: what answers a press is then on the screen. A hidden page paints nothing; there
 * it runs in a later task.
 */
export function afterNextPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
