/** The scheme that stands on the page (`data-theme`), undefined when there is none. */
export function schemeOnPage(): 'light' | 'dark' | undefined {
  const scheme = document.documentElement.getAttribute('data-theme');
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** Switches the page's scheme at once: transitions are off for a frame, so that nothing fades at its own pace. */
export function showScheme(scheme: 'light' | 'dark'): void {
  const { documentElement } = document;
  if (schemeOnPage() === scheme) return;
  documentElement.setAttribute('data-theme-switching', '');
  documentElement.setAttribute('data-theme', scheme);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => documentElement.removeAttribute('data-theme-switching')),
  );
}
