import Paper from '@mui/material/Paper';
import { Activity, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';

import { raisedSurface } from '../../ui/theme/raisedSurface';
import { styled } from '../../ui/theme/styled';

import { LoadFailure } from './parts/LoadFailure';
import { OptionList } from './parts/OptionList';
import { SearchStatus } from './parts/SearchStatus';
import { useSearchBox } from './useSearchBox';
import { useSuggestions } from './useSuggestions';

const Popup = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar - 1,
  inset: 'calc(100% + 8px) 0 auto',
  maxHeight: 'min(480px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  ...raisedSurface(theme),
  boxShadow: 'var(--sh3)',
}));

interface Props {
  /** The list's own field. It is not replaced, and searches without this code too. */
  field: RefObject<HTMLInputElement | null>;
  /** What was typed in the field; '' once it was left. */
  text: string;
  /** The list's current search text, which needs no suggestions. */
  searched: string;
  onType: (text: string) => void;
}

/** Shows the overlay's suggestions below the tool list's field while the visitor types (search-15). */
export function ListSuggestions({ field, text, searched, onType }: Props) {
  const id = useId();
  const suggestions = useSuggestions(text);
  const typed = text.trim();
  const isOpen = typed !== '' && typed !== searched && suggestions.text !== '';
  const box = useSearchBox({
    id,
    text,
    options: suggestions.options,
    isOpen,
    onType,
    onLeave: () => onType(''),
  });
  const listId = isOpen ? String(box.getListboxProps().id) : '';

  // Makes the list's field the autocomplete's input.
  useLayoutEffect(() => {
    const { ref } = box.getInputProps() as { ref?: RefObject<HTMLInputElement | null> };
    if (ref) ref.current = field.current;
  });

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isChosen = field.current?.getAttribute('aria-activedescendant') !== null;
    if (!isOpen || event.isComposing) return;
    if (event.key === 'Escape') {
      // The first Escape only closes the suggestions; by default Chrome would clear the field.
      event.preventDefault();
      event.stopPropagation();
      onType('');
    } else if (event.key === 'Enter' && !isChosen) onType('');
    else (box.getRootProps().onKeyDown as unknown as (event: KeyboardEvent) => void)(event);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('keydown', handleKey);
    return () => input.removeEventListener('keydown', handleKey);
  }, [field]);

  useEffect(() => {
    if (listId === '') {
      field.current?.removeAttribute('aria-controls');
      field.current?.removeAttribute('aria-activedescendant');
    } else field.current?.setAttribute('aria-controls', listId);
  }, [field, listId]);

  return (
    <>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <Popup>
          {suggestions.hasFailed ? <LoadFailure /> : null}
          <OptionList box={box} suggestions={suggestions} />
        </Popup>
      </Activity>
      <SearchStatus text={isOpen ? suggestions.status : ''} />
    </>
  );
}
