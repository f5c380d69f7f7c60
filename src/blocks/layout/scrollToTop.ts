/** A scroll that has not moved for so long has ended, or was stopped. */
const restMs = 150;

/** How often a stopped scroll is taken up again smoothly before the view jumps. */
const mostTries = 3;

/** What a visitor scrolls with. */
const ownScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the view smoothly to the top and sees to it that it arrives: a page that grows or shrinks on the
 * way moves the goal (Firefox) or stops the scroll (WebKit). A visitor who scrolls meanwhile is let go.
 * Gives the way to end it.
 */
export function scrollToTop(): () => void {
  let frame = 0;
  let tries = 0;
  let place = { top: window.scrollY, since: performance.now() };

  const scroll = (behavior: ScrollBehavior) => window.scrollTo({ top: 0, behavior });
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of ownScrolls) window.removeEventListener(type, end, true);
  };
  const follow = (now: number) => {
    const top = window.scrollY;
    if (top !== place.top) place = { top, since: now };
    if (top > 0 && now - place.since > restMs) {
      place.since = now;
      tries += 1;
      scroll(tries < mostTries ? 'smooth' : 'instant');
    }
    if (top > 0 && tries < mostTries) frame = requestAnimationFrame(follow);
    else end();
  };

  for (const type of ownScrolls) window.addEventListener(type, end, { capture: true, passive: true });
  scroll('smooth');
  follow(place.since);
  return end;
}
