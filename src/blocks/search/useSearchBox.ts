import useAutocomplete from '@mui/material/useAutocomplete';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { listingUrl } from '../../domain/listingUrl';
import { selectScheme, themeToggled } from '../../features/theme/themeSlice';

import type { SearchOption } from './searchOptions';

interface SearchBoxOptions {
  id: string;
  text: string;
  options: readonly SearchOption[];
  isOpen?: boolean;
  onType: (text: string) => void;
  /** Before an option is followed, or the text is searched for. */
  onLeave: () => void;
}

const keyOf = (option: SearchOption | string) => (typeof option === 'string' ? option : option.key);

/** Ctrl+Enter, Cmd+Enter. */
const isForNewTab = (event: object) =>
  ('ctrlKey' in event && event.ctrlKey === true) || ('metaKey' in event && event.metaKey === true);

/** Material UI's autocomplete for a search field: options that are followed instead of chosen (search-6, search-7). */
export function useSearchBox({ id, text, options, isOpen = true, onType, onLeave }: SearchBoxOptions) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const scheme = useSelector(selectScheme);

  const follow = ({ to }: SearchOption, event: SyntheticEvent) => {
    if (to !== undefined && isForNewTab(event)) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onLeave();
    if (to === undefined) dispatch(themeToggled(scheme === 'dark' ? 'light' : 'dark'));
    else void navigate(to);
  };

  return useAutocomplete<SearchOption, false, false, true>({
    id,
    freeSolo: true,
    open: isOpen,
    value: null,
    inputValue: text,
    options,
    // They fit the text already.
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: keyOf,
    handleHomeEndKeys: false,
    // Else any later render may take the highlight away: the autocomplete compares with options from before.
    disableCloseOnSelect: true,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') onType(value);
    },
    onChange: (event, chosen) => {
      if (chosen === null) return;
      // Else Enter would also press the control that gets the focus back.
      event.preventDefault();
      if (typeof chosen !== 'string') {
        follow(chosen, event);
        return;
      }
      const search = chosen.trim();
      if (search === '') return;
      onLeave();
      void navigate(listingUrl({ search }));
    },
  });
}
