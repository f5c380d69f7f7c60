import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useForkRef from '@mui/utils/useForkRef';
import { type ComponentProps, memo, type Ref, useCallback, useId, useRef, useState } from 'react';

import { limits } from '../../../domain/limits';
import { exactSearch, listingUrl } from '../../../domain/listingUrl';
import { countOf } from '../../../lib/text';
import { SiteLink } from '../../../ui/SiteLink';
import { TextLink } from '../../../ui/TextLink';
import { leaveEscapeToDialog } from '../searchField';
import { searchLabel } from '../searchLabel';
import { groups } from '../searchOptions';
import type { SearchOverlayProps } from '../searchOverlayProps';
import { useSearchBox } from '../useSearchBox';
import { useSuggestions } from '../useSuggestions';

import { CancelButton } from './CancelButton';
import { KeyHints } from './KeyHints';
import { LoadFailure } from './LoadFailure';
import { NoMatch } from './NoMatch';
import { OptionList } from './OptionList';
import { KeyCap } from './optionList.styles';
import { RecentButtons } from './RecentButtons';
import { Field, FieldRow } from './searchField.styles';
import { Body, Correction, Foot } from './searchOverlay.styles';
import { SearchStatus } from './SearchStatus';

/** A ref: focuses the field with the cursor at its end. */
function focusAtEnd(input: HTMLInputElement | null) {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
  // When the field is removed, WebKit moves the selection to the end of the page and scrolls there.
  return () => window.getSelection()?.removeAllRanges();
}

// Outside the panel, which rerenders on every keystroke.
const icon = <Search aria-hidden="true" />;
const escapeCap = <KeyCap aria-hidden="true">Esc</KeyCap>;

const ClearButton = memo(function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <IconButton aria-label="Clear search" onClick={onClear}>
      <Close />
    </IconButton>
  );
});

/** The content of the dialog. A separate component, because the dialog mounts its content after itself. */
export function SearchPanel({ typed, onClose }: Omit<SearchOverlayProps, 'onType'>) {
  const id = useId();
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(text);
  const { options, corrected, noMatchReason, hasFailed, counts, isPartial = false } = suggestions;
  const box = useSearchBox({ id, text, options, onType: setText, onLeave: onClose });
  const { ref: ownRef, ...inputProps } = box.getInputProps() as ComponentProps<'input'>;
  const fieldRef = useForkRef(ownRef as Ref<HTMLInputElement>, field, focusAtEnd);
  const toField = useCallback(() => field.current?.focus(), []);
  const clear = useCallback(() => {
    setText('');
    toField();
  }, [toField]);
  const toolCount = counts[groups.tools] ?? 0;

  return (
    <>
      <FieldRow {...box.getRootProps({ onKeyDown: leaveEscapeToDialog })}>
        {icon}
        <Field
          {...inputProps}
          ref={fieldRef}
          aria-label={searchLabel}
          placeholder={searchLabel}
          enterKeyHint="search"
          maxLength={limits.searchCharacters}
        />
        {text === '' || isPartial ? null : <ClearButton onClear={clear} />}
        {escapeCap}
        <CancelButton onClose={onClose} />
      </FieldRow>
      {corrected === undefined ? null : (
        <Correction>
          <span>
            Showing results for <strong>{corrected}</strong>
          </span>
          <TextLink to={listingUrl({ search: exactSearch(suggestions.text) })} onClick={onClose}>
            Search for “{suggestions.text}” instead
          </TextLink>
        </Correction>
      )}
      <Body>
        {noMatchReason === undefined ? null : <NoMatch text={suggestions.text} reason={noMatchReason} />}
        {hasFailed ? <LoadFailure /> : null}
        <OptionList box={box} suggestions={suggestions} />
        {suggestions.text === '' ? <RecentButtons onRemoved={toField} /> : null}
      </Body>
      <Foot>
        <KeyHints />
        {toolCount === 0 ? null : (
          <Button
            component={SiteLink}
            to={listingUrl({ search: suggestions.text })}
            endIcon={<ArrowForward />}
            onClick={onClose}
          >
            See all {countOf(toolCount, 'result', 'results')}
          </Button>
        )}
      </Foot>
      <SearchStatus text={suggestions.status} />
    </>
  );
}
