const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Returns whether a key opens the search: '/' outside of text fields, Ctrl+K and Cmd+K everywhere (search-2). */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !altKey && !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !altKey && !(target instanceof Element && target.closest(fields));
}
