import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';

import type { ListingFilters } from '../../../domain/listing';
import { FilterChip } from '../../../ui/FilterChip';
import type { OnFiltersChange } from '../useListFilters';

import { chosenFilters } from './chosenFilters';

interface Props {
  filters: ListingFilters;
  onChange: OnFiltersChange;
  onLastRemoved: () => void;
  /** After the chips, on wide viewports. */
  children?: ReactNode;
}

/** The active filters as removable chips; removing one focuses the next. */
export function FilterChips({ filters, onChange, onLastRemoved, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const chips = chosenFilters(filters);
  if (chips.length === 0) return null;

  const moveFocusFrom = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[aria-label]') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLastRemoved();
  };
  return (
    <Stack
      component="ul"
      role="list"
      direction="row"
      ref={list}
      aria-label="Active filters"
      sx={{
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        gap: 2,
        m: { xs: '-8px -20px 12px', md: '0 0 20px' },
        p: { xs: '8px 20px', md: 0 },
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
        listStyle: 'none',
        '& > li': {
          flexShrink: { xs: 0, md: 1 },
          minWidth: 0,
          maxWidth: { xs: 280, md: '100%' },
        },
      }}
    >
      {chips.map(({ field, label, value }, index) => (
        <li key={label}>
          <FilterChip
            label={label}
            value={value}
            onRemove={() => {
              moveFocusFrom(index);
              onChange({ [field]: '' });
            }}
          />
        </li>
      ))}
      {children ? (
        <Box component="li" sx={{ display: { xs: 'none', md: 'block' } }}>
          {children}
        </Box>
      ) : null}
    </Stack>
  );
}
