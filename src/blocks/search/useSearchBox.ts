import useAutocomplete from '@mui/material/useAutocomplete';
import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { listingUrl } from '../../domain/listingUrl';
import { selectScheme, themeToggled } from '../../features/theme/themeSlice';

import { searchFieldOptions } from './searchField';
import type { SearchOption } from './searchOptions';

interface SearchBoxOptions {
  id: string;
  text: string;
  options: readonly SearchOption[];
  isOpen?: boolean;
  onType: (text: string) => void;
  /** Called before an option is followed or the text is searched for. */
  onLeave: () => void;
}

/** Ctrl+Enter, Cmd+Enter. */
const isForNewTab = (event: object) =>
  ('ctrlKey' in event && event.ctrlKey === true) || ('metaKey' in event && event.metaKey === true);

/** Configures Material UI's autocomplete to follow options instead of selecting them (search-6, search-7). */
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
    ...searchFieldOptions(text, onType),
    id,
    freeSolo: true,
    open: isOpen,
    options,
    onHighlightChange: (_event, option, reason) => {
      if (reason !== 'keyboard' || option === null) return;
      // The autocomplete scrolls only the list itself, not what it is in.
      document
        .getElementById(`${id}-option-${options.indexOf(option)}`)
        ?.scrollIntoView({ block: 'nearest' });
    },
    onChange: (event, chosen) => {
      if (chosen === null) return;
      // Otherwise Enter would also activate the control that focus returns to.
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
