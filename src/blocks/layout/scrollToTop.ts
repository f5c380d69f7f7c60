/** After this long without movement, a scroll has ended or was interrupted. */
const restMs = 150;

/** How many times to restart an interrupted smooth scroll before jumping to the top. */
const maxTries = 3;

/** Events that show that the visitor is scrolling. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls smoothly to the top and makes sure to get there, since a page that changes its height meanwhile
 * changes the target (Firefox) or stops the scroll (WebKit). Ends when the visitor scrolls. Returns a
 * function that ends it.
 */
export function scrollToTop(): () => void {
  let frame = 0;
  let tries = 0;
  let position = { top: window.scrollY, since: performance.now() };

  const scroll = (behavior: ScrollBehavior) => window.scrollTo({ top: 0, behavior });
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of userScrollEvents) window.removeEventListener(type, end, true);
  };
  const checkProgress = (now: number) => {
    const top = window.scrollY;
    if (top !== position.top) position = { top, since: now };
    if (top > 0 && now - position.since > restMs) {
      position.since = now;
      tries += 1;
      scroll(tries < maxTries ? 'smooth' : 'instant');
    }
    if (top > 0 && tries < maxTries) frame = requestAnimationFrame(checkProgress);
    else end();
  };

  for (const type of userScrollEvents) window.addEventListener(type, end, { capture: true, passive: true });
  scroll('smooth');
  checkProgress(position.since);
  return end;
}
