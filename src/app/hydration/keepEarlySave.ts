/** Before a record's path, the key in local storage of what was saved before the code had come (delivery-61). */
export const earlySavePrefix = 'earlySave:';

/**
 * Keeps in local storage that a press has saved the tool or article at `path`, until an application has saved it: that of this page,
 * or of the one that the visitor goes on to before it has come.
 */
export function keepEarlySave(path: string): void {
  try {
    localStorage.setItem(earlySavePrefix + path, String(Date.now()));
  } catch {
    // Full or forbidden: the press is dispatched again on this page only.
  }
}
