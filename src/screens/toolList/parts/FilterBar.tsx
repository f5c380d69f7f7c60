import { type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { useUnfilteredList } from '../../../catalogue/hooks';
import type { ListingFilters } from '../../../domain/listing';
import { listingUrl } from '../../../domain/listingUrl';
import type { IdPage } from '../../../domain/normalizeResponse';
import { paths } from '../../../domain/paths';
import {
  activeFilterCount,
  panelToggled,
  selectIsPanelOpen,
  type StateWithFilters,
} from '../../../features/filters/filtersSlice';
import { lazyComponent } from '../../../ui/lazyComponent';
import { styled } from '../../../ui/theme/styled';
import { useEverTrue } from '../../../ui/useEverTrue';
import { useFrozenValue } from '../../../ui/useFrozenValue';
import { isPhone } from '../../../ui/useIsPhone';
import { filterPanel, filterSheet } from '../lazyFilters';
import type { OnFiltersChange } from '../useListFilters';

import { CountLine } from './CountLine';
import { FilterButton } from './FilterButton';
import { SortControl } from './SortControl';

const narrowedList = lazyComponent(
  async () => (await import(/* webpackChunkName: "narrowed-list" */ './NarrowedList')).NarrowedList,
  // The list works without it: the filters can be removed in the panel.
  () => null,
);

const preloadFilters = () => {
  void (isPhone() ? filterSheet : filterPanel).preload();
  void narrowedList.preload();
};

const panelId = 'advanced-filters';

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '20px 0 12px',
  '& > p': { flex: '1 0 100%' },
  // Stacked when the text is large.
  '& > button': { flex: '1 0 0', minWidth: 'min-content', height: 44 },
  [theme.breakpoints.up('md')]: {
    '& > p': { flex: '1 0 14rem' },
    '& > button': { flex: 'none', height: 40 },
  },
}));

interface Props {
  filters: ListingFilters;
  /** The query's `data`: the previous list while another one loads. */
  result: IdPage | undefined;
  /** The query's `currentData`: the list for these filters, once loaded. */
  currentResult: IdPage | undefined;
  countLine: RefObject<HTMLParagraphElement | null>;
  isFetching: boolean;
  /** Whether all cards of the result are rendered; the facet counts update after them. */
  isSettled: boolean;
  onChange: OnFiltersChange;
}

/**
 * Count line, sort order, filter button, the panel or sheet it opens, and the chosen filters (list-23,
 * list-24, list-51).
 */
export function FilterBar({
  filters,
  result,
  currentResult,
  countLine,
  isFetching,
  isSettled,
  onChange,
}: Props) {
  const dispatch = useDispatch();
  const store = useStore<StateWithFilters>();
  const isOpen = useSelector(selectIsPanelOpen);
  const count = activeFilterCount(filters);
  const unfiltered = useUnfilteredList(filters.category);
  const isNarrowed = listingUrl({ ...filters, category: '', sort: '', page: 1 }) !== paths.tools;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useEverTrue(isOpen);
  const [wasOpenAtFirst] = useState(isOpen);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const toggle = useCallback(() => {
    // An open panel can be closed at any width.
    if (isPhone() && !isOpen) setIsSheetOpen(true);
    else dispatch(panelToggled());
  }, [isOpen, dispatch]);
  const chooseSort = useCallback((sort: string) => onChange({ sort }), [onChange]);
  // The results for the sort orders and facet counts, held back until the cards are rendered.
  const lateResult = useFrozenValue(result, !isSettled) ?? result;
  const lateCurrentResult = useFrozenValue(currentResult, !isSettled);
  return (
    <>
      <Controls>
        <CountLine
          filters={filters}
          result={result}
          isCurrent={currentResult !== undefined}
          size={unfiltered?.totalItems}
          isFetching={isFetching}
          lineRef={countLine}
        />
        <SortControl sort={filters.sort} result={lateResult ?? unfiltered} onChoose={chooseSort} />
        <FilterButton
          ref={button}
          controls={panelId}
          count={count}
          isPanelOpen={isOpen}
          isExpanded={isOpen || isSheetOpen}
          onIntent={preloadFilters}
          onPress={toggle}
        />
      </Controls>
      {wasOpen ? (
        <Suspense>
          <filterPanel.Component
            id={panelId}
            filters={filters}
            result={lateResult}
            currentResult={lateCurrentResult}
            isOpen={isOpen}
            opensVisibly={!wasOpenAtFirst}
            onChange={onChange}
            onEscape={() => {
              // Reads the current state: StrictMode calls it twice when the panel could not be loaded.
              if (selectIsPanelOpen(store.getState())) dispatch(panelToggled());
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
            countLine={countLine}
            onChange={onChange}
            onLastRemoved={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
