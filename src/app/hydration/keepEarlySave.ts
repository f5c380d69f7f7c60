/** In local storage keys, precedes the path of a record saved before the code was loaded (delivery-61). */
export const earlySavePrefix = 'earlySave:';

/**
 * Records in local storage that the visitor saved the tool or article at `path`, until the application has
 * saved it: on this page, or on the next one if the visitor leaves before the code is loaded.
 */
export function keepEarlySave(path: string): void {
  try {
    localStorage.setItem(earlySavePrefix + path, String(Date.now()));
  } catch {
    // The storage is full or forbidden: the click is then only dispatched again on this page.
  }
}
