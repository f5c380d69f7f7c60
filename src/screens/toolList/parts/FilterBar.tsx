import ExpandMore from '@mui/icons-material/ExpandMore';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useUnfilteredList } from '../../../catalogue/hooks';
import type { ListingFilters } from '../../../domain/listing';
import { listingUrl } from '../../../domain/listingUrl';
import type { IdPage } from '../../../domain/normalizeResponse';
import { paths } from '../../../domain/paths';
import { activeFilterCount, panelToggled, selectIsPanelOpen } from '../../../features/filters/filtersSlice';
import { lazyComponent } from '../../../ui/lazyComponent';
import { ToggleButton } from '../../../ui/ToggleButton';
import { useHasBeen } from '../../../ui/useHasBeen';
import type { OnFiltersChange } from '../useListFilters';

import { CountLine } from './CountLine';
import { SortControl } from './SortControl';

const filterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-controls" */ './FilterPanel')).FilterPanel,
);

const filterSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-controls" */ './FilterSheet')).FilterSheet,
);

const narrowedList = lazyComponent(
  async () => (await import(/* webpackChunkName: "narrowed-list" */ './NarrowedList')).NarrowedList,
);

const isPhone = () => window.matchMedia('(max-width: 767.95px)').matches;

const panelId = 'advanced-filters';

interface Props {
  filters: ListingFilters;
  /** The query's `data`: the list before while another one loads. */
  result: IdPage | undefined;
  /** Its `currentData`: the list for these filters, once it has come. */
  currentResult: IdPage | undefined;
  countLine: RefObject<HTMLParagraphElement | null>;
  isFetching: boolean;
  onChange: OnFiltersChange;
}

/** Count line, order, the button of the filters, their panel or sheet, and what is chosen (list-23, list-24, list-51). */
export function FilterBar({ filters, result, currentResult, countLine, isFetching, onChange }: Props) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPanelOpen);
  const count = activeFilterCount(filters);
  const unfiltered = useUnfilteredList(filters.category);
  const isNarrowed = listingUrl({ ...filters, category: '', sort: '', page: 1 }) !== paths.tools;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useHasBeen(isOpen);
  const [wasOpenAtFirst] = useState(isOpen);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const preload = () => {
    void (isPhone() ? filterSheet : filterPanel).preload();
    void narrowedList.preload();
  };
  return (
    <>
      <Stack
        direction="row"
        sx={{
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          gap: 2,
          mt: 5,
          mb: 3,
          '& > p': { flex: { xs: '1 0 100%', md: 1 } },
          '& > button': { flex: { xs: '1 0 0', md: 'none' }, height: { xs: 44, md: 40 } },
        }}
      >
        <CountLine
          filters={filters}
          result={result}
          isCurrent={currentResult !== undefined}
          size={unfiltered?.totalItems}
          isFetching={isFetching}
          lineRef={countLine}
        />
        <SortControl
          sort={filters.sort}
          result={result ?? unfiltered}
          onChoose={(sort) => onChange({ sort })}
        />
        <ToggleButton
          ref={button}
          // Phones show its second word only.
          aria-label="Advanced filters"
          isOn={isOpen || count > 0}
          aria-expanded={isOpen || isSheetOpen}
          aria-controls={panelId}
          startIcon={<TuneOutlined />}
          endIcon={
            <ExpandMore
              sx={{
                display: { xs: 'none', md: 'block' },
                transform: isOpen ? 'rotate(180deg)' : 'none',
                transition: 'transform 220ms cubic-bezier(.2, 0, 0, 1)',
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          }
          onPointerEnter={preload}
          onFocus={preload}
          // An open panel is closed at any width.
          onClick={() => (isPhone() && !isOpen ? setIsSheetOpen(true) : dispatch(panelToggled()))}
        >
          <Box component="span" sx={{ textTransform: { xs: 'capitalize', md: 'none' } }}>
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {'Advanced '}
            </Box>
            filters
          </Box>
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
            result={result}
            currentResult={currentResult}
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
      {isSheetOpen ? (
        <Suspense>
          <filterSheet.Component
            filters={filters}
            onChange={onChange}
            onClosed={() => setIsSheetOpen(false)}
          />
        </Suspense>
      ) : null}
      {isNarrowed ? (
        <Suspense>
          <narrowedList.Component
            filters={filters}
            currentResult={currentResult}
            isPanelOpen={isOpen}
            onChange={onChange}
            onLastRemoved={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
