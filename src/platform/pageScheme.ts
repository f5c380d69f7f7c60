/** Returns the colour scheme set on the page (`data-theme`), or undefined if none is set. */
export function schemeOnPage(): 'light' | 'dark' | undefined {
  const scheme = document.documentElement.getAttribute('data-theme');
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** Switches the page's colour scheme, with transitions disabled for a frame, so that all switches at once. */
export function showScheme(scheme: 'light' | 'dark'): void {
  const { documentElement } = document;
  if (schemeOnPage() === scheme) return;
  documentElement.setAttribute('data-theme-switching', '');
  documentElement.setAttribute('data-theme', scheme);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => documentElement.removeAttribute('data-theme-switching')),
  );
}

/** Uses the light scheme in print: paper is white, and most browsers print no backgrounds (theme-7). */
export function printInLightScheme(): void {
  let shown: ReturnType<typeof schemeOnPage>;
  window.addEventListener('beforeprint', () => {
    shown ??= schemeOnPage();
    showScheme('light');
  });
  window.addEventListener('afterprint', () => {
    if (shown) showScheme(shown);
    shown = undefined;
  });
}
