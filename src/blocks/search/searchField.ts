import type { AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';

import type { SearchOption } from './searchOptions';

const fixedOptions = {
  value: null,
  // They fit the text already.
  filterOptions: (all: SearchOption[]) => all,
  groupBy: ({ group }: SearchOption) => group,
  getOptionLabel: (option: SearchOption | string) => (typeof option === 'string' ? option : option.key),
  handleHomeEndKeys: false,
  // Else any later render may move the highlight or take it away: the autocomplete compares with options from before.
  disableCloseOnSelect: true,
};

/** What `useAutocomplete` is told for every search field: the options are found for its text, and none stays chosen. */
export const searchFieldOptions = (text: string, onType: (text: string) => void) => ({
  ...fixedOptions,
  inputValue: text,
  onInputChange: (_event: unknown, value: string, reason: AutocompleteInputChangeReason) => {
    if (reason === 'input') onType(value);
  },
});

/** Leaves Escape to the dialog around the field: the autocomplete would only close its list. */
export function leaveEscapeToDialog(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  if (event.key === 'Escape') event.defaultMuiPrevented = true;
}
