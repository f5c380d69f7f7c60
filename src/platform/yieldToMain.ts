/** Resolves in a later task, so that the browser can paint and handle input first (delivery-11). */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
