/** Resolves when the target dispatches an event of the given type. */
export const eventOf = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
  });

/**
 * Resolves to the link of the style sheet that pages of the same kind share, or null if there is none, once
 * the sheet has loaded or failed.
 */
export async function sharedSheetSettled(): Promise<HTMLLinkElement | null> {
  const link = document.querySelector<HTMLLinkElement>('link[data-shared]');
  if (link && !link.sheet && document.readyState !== 'complete') {
    // The window's `load` waits for the sheet too, and covers a sheet whose own event has already fired.
    await Promise.race([eventOf(link, 'load'), eventOf(link, 'error'), eventOf(window, 'load')]);
  }
  return link;
}
