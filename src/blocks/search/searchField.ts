import type { AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';

import type { SearchOption } from './searchOptions';

const fixedOptions = {
  value: null,
  // The options already match the text.
  filterOptions: (all: SearchOption[]) => all,
  groupBy: ({ group }: SearchOption) => group,
  getOptionLabel: (option: SearchOption | string) => (typeof option === 'string' ? option : option.key),
  handleHomeEndKeys: false,
  // Otherwise a later render may move or clear the highlight: the autocomplete compares with old options.
  disableCloseOnSelect: true,
};

/** Returns the `useAutocomplete` options of all search fields: all options match, and none stays selected. */
export const searchFieldOptions = (text: string, onType: (text: string) => void) => ({
  ...fixedOptions,
  inputValue: text,
  onInputChange: (_event: unknown, value: string, reason: AutocompleteInputChangeReason) => {
    if (reason === 'input') onType(value);
  },
});

/**
 * Leaves Escape to the dialog around the field: the autocomplete would only close its list, and the browser
 * would then close what is behind the dialog as well (`useCloseWatcher`).
 */
export function leaveEscapeToDialog(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (event.key !== 'Escape') return;
  event.defaultMuiPrevented = true;
  event.preventDefault();
}
