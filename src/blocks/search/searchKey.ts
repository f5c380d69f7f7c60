const fields = 'input, textarea, select, [contenteditable]';

/** Whether a key press asks for the search: '/' outside of fields, Ctrl+K and Cmd+K everywhere (search-2). */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !altKey && !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !altKey && !(target instanceof Element && target.closest(fields));
}
