/** Resolves when a target dispatches an event. */
export const eventOf = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
  });

/** Resolves to the link of the style sheet that pages of a kind share, if there is one, when it was loaded or could not be. */
export async function sharedSheetSettled(): Promise<HTMLLinkElement | null> {
  const link = document.querySelector<HTMLLinkElement>('link[data-shared]');
  if (link && !link.sheet && document.readyState !== 'complete') {
    // The window waits for the sheet as well; its own event may be over.
    await Promise.race([eventOf(link, 'load'), eventOf(link, 'error'), eventOf(window, 'load')]);
  }
  return link;
}
