import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useForkRef from '@mui/utils/useForkRef';
import { type KeyboardEvent, type Ref, type SubmitEvent, useDeferredValue, useRef, useState } from 'react';

import { limits } from '../domain/limits';
import { paths } from '../domain/paths';

import { styled } from './theme/styled';

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Searches on every keystroke, without a Search button. */
  searchOnType?: boolean;
  /** The main search of a page, with a filled button. */
  isLarge?: boolean;
}

const Form = styled(Box)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 48,
  padding: '0 5px 0 14px',
  border: `1px solid ${theme.vars.palette.line.field}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.tertiary },
  '&[data-large]': {
    height: 52,
    '& > button[type]': {
      height: 44,
      padding: '0 16px',
      [theme.breakpoints.down('sm')]: { display: 'none' },
    },
    [theme.breakpoints.up('md')]: { height: 56 },
  },
  '&:has(> input:focus)': {
    borderColor: theme.vars.palette.primary.text,
    boxShadow: `0 0 0 3px ${theme.vars.palette.primary.subtleStrong}`,
    outline: '2px solid transparent',
  },
})) as typeof Box;

const Field = styled('input')(({ theme }) => ({
  flex: 1,
  // Without the percentage width, the field's default size of 20 characters would widen a narrow grid.
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: '0 6px',
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  WebkitAppearance: 'none',
  '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
}));

/** A search form (list-3). */
export function SearchBox({
  label,
  value,
  onSearch,
  inputRef,
  searchOnType = false,
  isLarge = false,
}: SearchBoxProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const fieldRef = useForkRef(ownRef, inputRef);
  const [draft, setDraft] = useState(value);
  // Deferred, so that the first keystroke does not wait for the clear button.
  const canClear = useDeferredValue(draft) !== '';
  const [valueSeen, setValueSeen] = useState(value);
  if (value !== valueSeen) {
    setValueSeen(value);
    setDraft(value);
  }

  const change = (text: string) => {
    setDraft(text);
    if (searchOnType) onSearch(text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(searchOnType ? draft : draft.trim());
  };
  const clear = () => {
    setDraft('');
    if (value !== '') onSearch('');
    ownRef.current?.focus();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    // Escape also cancels an input method's composition.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Prevents Chromium from clearing the search field.
    event.preventDefault();
    ownRef.current?.blur();
  };

  return (
    <Form
      component="form"
      role="search"
      onSubmit={submit}
      {...(isLarge ? { action: paths.tools, 'data-large': '' } : {})}
    >
      <SearchOutlined aria-hidden="true" sx={{ color: 'text.tertiary' }} />
      <Field
        ref={fieldRef}
        type="search"
        name="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchCharacters}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onKeyDown={leaveOnEscape}
      />
      {canClear && (
        <IconButton size="small" aria-label="Clear search" onClick={clear}>
          <Close sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      {!searchOnType && (
        <Button
          type="submit"
          {...(isLarge ? { variant: 'contained', color: 'primary' } : {})}
          sx={{ height: 36, ml: 1, boxShadow: 'none' }}
        >
          Search
        </Button>
      )}
    </Form>
  );
}
