/** After so long without movement a scroll has ended or was stopped. */
const restMs = 150;

/** How often a stopped scroll is started again smoothly before the page jumps. */
const maxTries = 3;

/** Events of a visitor who scrolls. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls smoothly to the top and makes sure that it gets there: a page that grows or shrinks meanwhile changes
 * the target (Firefox) or stops the scroll (WebKit). Ends when the visitor scrolls. Returns a function to end it.
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
