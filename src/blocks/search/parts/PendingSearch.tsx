import Search from '@mui/icons-material/Search';

import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import { raisedSurface } from '../../../ui/theme/raisedSurface';
import { styled } from '../../../ui/theme/styled';
import { searchLabel } from '../searchLabel';
import type { SearchOverlayProps } from '../searchOverlayProps';

import { CancelButton } from './CancelButton';
import { Field, FieldRow } from './searchField.styles';

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** The same place and colours as the overlay's dialog, which then takes over without a jump. */
const Scrim = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  backgroundColor: theme.vars.palette.background.default,
  // A tap below the field closes nothing, as in the dialog.
  '& > form': { minHeight: '100%' },
  [theme.breakpoints.up('md')]: {
    padding: '88px 20px 20px',
    backgroundColor: 'rgb(0 0 0 / .5)',
    '& > form': {
      ...raisedSurface(theme),
      minHeight: 0,
      maxWidth: 720,
      margin: '0 auto',
      borderRadius: 16,
      boxShadow: 'var(--sh3)',
    },
  },
}));

/** A plain form that takes input while the overlay's code is loading, and can search by itself (search-3). */
export function PendingSearch({ typed, onType, onClose }: SearchOverlayProps) {
  return (
    <Scrim
      // The second click of a double click on what opens the search falls on the scrim. Neither does it close
      // the search, nor take the focus from the field.
      onClick={({ target, currentTarget, detail }) => {
        if (target === currentTarget && detail < 2) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
    >
      <form role="dialog" aria-label="Search" action={paths.tools}>
        <FieldRow>
          <Search aria-hidden="true" />
          <Field
            ref={focusAtEnd}
            defaultValue={typed}
            name="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            enterKeyHint="search"
            maxLength={limits.searchCharacters}
            onChange={({ target }) => onType?.(target.value)}
            onKeyDown={({ key, nativeEvent: { isComposing } }) => {
              if (key === 'Escape' && !isComposing) onClose();
            }}
          />
          <CancelButton onClose={onClose} />
        </FieldRow>
      </form>
    </Scrim>
  );
}
