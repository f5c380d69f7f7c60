import ExpandMore from '@mui/icons-material/ExpandMore';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { styled } from '@mui/material/styles';
import { type RefObject, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ListingAddress, ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { activeFilterCount, panelToggled, selectIsPanelOpen } from '../../../features/filters/filtersSlice';
import { Fold } from '../../../ui/Fold';
import { ToggleButton } from '../../../ui/ToggleButton';

import { CountLine } from './CountLine';
import { FilterChips } from './FilterChips';
import { filterPanel } from './filterPanelPart';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  margin: '20px 0 12px',
});

const PanelToggle = styled(ToggleButton)(({ theme }) => ({
  flexShrink: 0,
  '& .count': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    padding: '0 5px',
    borderRadius: 10,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiButton-endIcon': { transition: 'transform 220ms cubic-bezier(.2, 0, 0, 1)' },
  '&[aria-expanded="true"] .MuiButton-endIcon': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiButton-endIcon': { transition: 'none' } },
}));

interface Props {
  filters: ListingFilters;
  listing: IdPage | undefined;
  countLine: RefObject<HTMLParagraphElement | null>;
  isFetching: boolean;
  onOpen: (change: Partial<ListingAddress>) => void;
}

/** Count line, the button of the panel, the panel and the chips (list-23, list-24). */
export function FilterBar({ filters, listing, countLine, isFetching, onOpen }: Props) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPanelOpen);
  // From the current filters: the store's may still be those of the previous URL.
  const count = activeFilterCount(filters);
  const button = useRef<HTMLButtonElement>(null);
  const panel = filterPanel.useElement(isOpen, { filters });
  return (
    <>
      <Row>
        <CountLine filters={filters} listing={listing} isFetching={isFetching} lineRef={countLine} />
        <PanelToggle
          ref={button}
          isOn={isOpen || count > 0}
          aria-expanded={isOpen}
          aria-controls="advanced-filters"
          startIcon={<TuneOutlined />}
          endIcon={<ExpandMore />}
          onPointerEnter={filterPanel.preload}
          onFocus={filterPanel.preload}
          onClick={() => dispatch(panelToggled())}
        >
          Advanced filters
          {count > 0 ? (
            <span className="count" aria-hidden="true">
              {count}
            </span>
          ) : null}
        </PanelToggle>
      </Row>
      <Fold
        isOpen={isOpen && panel !== undefined}
        id="advanced-filters"
        durationMs={220}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          dispatch(panelToggled());
          button.current?.focus();
        }}
      >
        {panel}
      </Fold>
      <FilterChips filters={filters} onOpen={onOpen} onLastRemoved={() => button.current?.focus()} />
    </>
  );
}
