import ExpandMore from '@mui/icons-material/ExpandMore';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ListingFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { activeFilterCount, panelToggled, selectIsPanelOpen } from '../../../features/filters/filtersSlice';
import { lazyComponent } from '../../../ui/lazyComponent';
import { ToggleButton } from '../../../ui/ToggleButton';
import { useHasBeen } from '../../../ui/useHasBeen';
import type { OnFiltersChange } from '../useListFilters';

import { CountLine } from './CountLine';
import { FilterChips } from './FilterChips';

const filterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "filter-panel" */ './FilterPanel')).FilterPanel,
);

const panelId = 'advanced-filters';

interface Props {
  filters: ListingFilters;
  result: IdPage | undefined;
  countLine: RefObject<HTMLParagraphElement | null>;
  isFetching: boolean;
  onChange: OnFiltersChange;
}

/** Count line, the button of the panel, the panel and the chips (list-23, list-24). */
export function FilterBar({ filters, result, countLine, isFetching, onChange }: Props) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPanelOpen);
  const count = activeFilterCount(filters);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useHasBeen(isOpen);
  const [wasOpenAtFirst] = useState(isOpen);
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 4, mt: 5, mb: 3 }}
      >
        <CountLine filters={filters} result={result} isFetching={isFetching} lineRef={countLine} />
        <ToggleButton
          ref={button}
          isOn={isOpen || count > 0}
          aria-expanded={isOpen}
          aria-controls={panelId}
          startIcon={<TuneOutlined />}
          endIcon={
            <ExpandMore
              sx={{
                transform: isOpen ? 'rotate(180deg)' : 'none',
                transition: 'transform 220ms cubic-bezier(.2, 0, 0, 1)',
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          }
          onPointerEnter={() => void filterPanel.preload()}
          onFocus={() => void filterPanel.preload()}
          onClick={() => dispatch(panelToggled())}
          sx={{ flexShrink: 0 }}
        >
          Advanced filters
          {count > 0 ? (
            <Box
              component="span"
              aria-hidden="true"
              sx={{
                display: 'grid',
                placeItems: 'center',
                minWidth: 20,
                height: 20,
                px: '5px',
                borderRadius: '10px',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                fontSize: '0.75rem',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {count}
            </Box>
          ) : null}
        </ToggleButton>
      </Stack>
      {wasOpen ? (
        <Suspense>
          <filterPanel.Component
            id={panelId}
            filters={filters}
            isOpen={isOpen}
            opensVisibly={!wasOpenAtFirst}
            onChange={onChange}
            onEscape={() => {
              dispatch(panelToggled());
              button.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <FilterChips filters={filters} onChange={onChange} onLastRemoved={() => button.current?.focus()} />
    </>
  );
}
