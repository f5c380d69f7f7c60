import Button from '@mui/material/Button';
import type { RefObject } from 'react';

import type { ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { activeFilterCount } from '../../../features/filters/filtersSlice';
import { noPanelFilters, type OnFiltersChange } from '../useListFilters';

import { FilterChips } from './FilterChips';
import { MatchNote } from './MatchNote';

interface Props {
  filters: ListingFilters;
  currentResult: IdPage | undefined;
  isPanelOpen: boolean;
  countLine: RefObject<HTMLElement | null>;
  onChange: OnFiltersChange;
  onLastRemoved: () => void;
}

/** Shown above a filtered list: the filter chips (list-23), and how its tools match the search (list-49). */
export function NarrowedList({
  filters,
  currentResult,
  isPanelOpen,
  countLine,
  onChange,
  onLastRemoved,
}: Props) {
  return (
    <>
      <FilterChips filters={filters} onChange={onChange} onLastRemoved={onLastRemoved}>
        {/* The open panel has this button too. */}
        {activeFilterCount(filters) > 0 && !isPanelOpen ? (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              onLastRemoved();
              onChange(noPanelFilters);
            }}
          >
            Clear all
          </Button>
        ) : null}
      </FilterChips>
      {filters.search === '' ? null : (
        <MatchNote
          key={filters.search}
          search={filters.search}
          currentResult={currentResult}
          onSearchExactly={(exact) => {
            // The button disappears with the note.
            countLine.current?.focus({ preventScroll: true });
            onChange({ search: exact });
          }}
        />
      )}
    </>
  );
}
