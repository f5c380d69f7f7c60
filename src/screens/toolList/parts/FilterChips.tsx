import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import type { ListingAddress, ListingFilters } from '../../../domain/listing';
import { industries, labelOf, pricingModels } from '../../../domain/options';
import {
  platformChosen,
  pricingModelChosen,
  subcategoryChosen,
} from '../../../features/filters/filtersSlice';
import { FilterChip } from '../../../ui/FilterChip';

interface Props {
  filters: ListingFilters;
  onOpen: (change: Partial<ListingAddress>) => void;
  onLastRemoved: () => void;
}

/** The active filters as removable chips; removing one focuses the next. */
export function FilterChips({ filters, onOpen, onLastRemoved }: Props) {
  const dispatch = useDispatch();
  const list = useRef<HTMLUListElement>(null);
  const { pricingModel, platform, subcategory, industry, tag, search } = filters;
  const chips = [
    {
      label: 'Pricing',
      value: labelOf(pricingModels, pricingModel),
      remove: () => void dispatch(pricingModelChosen(pricingModel)),
    },
    { label: 'Platform', value: platform, remove: () => void dispatch(platformChosen(platform)) },
    { label: 'Subcategory', value: subcategory, remove: () => void dispatch(subcategoryChosen(subcategory)) },
    { label: 'Industry', value: labelOf(industries, industry), remove: () => onOpen({ industry: '' }) },
    { label: 'Tag', value: tag, remove: () => onOpen({ tag: '' }) },
    { label: 'Search', value: search, remove: () => onOpen({ search: '' }) },
  ].filter(({ value }) => value !== '');
  if (chips.length === 0) return null;

  const moveFocusFrom = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLastRemoved();
  };
  return (
    <Stack
      component="ul"
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
      {chips.map(({ label, value, remove }, index) => (
        <li key={label}>
          <FilterChip
            label={label}
            value={value}
            onRemove={() => {
              moveFocusFrom(index);
              remove();
            }}
          />
        </li>
      ))}
    </Stack>
  );
}
