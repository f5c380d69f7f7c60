import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { AfterFirstPaint } from '../../blocks/AfterFirstPaint';
import { RecentlyViewed } from '../../blocks/recentlyViewed/RecentlyViewed';
import { ToolResults } from '../../blocks/tools/ToolResults';
import { useProgressiveResult } from '../../blocks/tools/useProgressiveResult';
import { useAfterFirstPaint } from '../../blocks/useAfterFirstPaint';
import { useRedirectFromMissingPage } from '../../blocks/useRedirectFromMissingPage';
import { listToolsArgOf, useListToolsQuery } from '../../catalogue/catalogueApi';
import { categories, categoryOf } from '../../domain/categories';
import type { ListingFilters } from '../../domain/listing';
import { listingUrl, pageIn } from '../../domain/listingUrl';
import { noticeText } from '../../domain/noticeText';
import { paths, type RouteParams } from '../../domain/paths';
import { categoryTabId } from '../../ui/categoryTabId';
import { CategoryTabs } from '../../ui/CategoryTabs';
import { lazyComponent } from '../../ui/lazyComponent';
import { useFrozenValue } from '../../ui/useFrozenValue';

import { FilterBar } from './parts/FilterBar';
import { ListHead } from './parts/ListHead';
import { ListMetadata } from './parts/ListMetadata';
import { ListQuestions } from './parts/ListQuestions';
import { RelatedArticles } from './parts/RelatedArticles';
import { useListFilters } from './useListFilters';

const notFound = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "not-found-page" */ '../../blocks/layout/NotFound')).NotFound,
);

const emptyList = lazyComponent(
  async () => (await import(/* webpackChunkName: "narrowed-list" */ './parts/EmptyList')).EmptyList,
);

const freePlanOffer = lazyComponent(
  async () => (await import(/* webpackChunkName: "narrowed-list" */ './parts/FreePlanOffer')).FreePlanOffer,
  () => null,
);

const panelId = 'tool-results';
const tabs = [{ slug: '', name: 'All Tools' }, ...categories];
/** Rendered first: more than fit into view at the start of the row. */
const firstTabs = tabs.slice(0, 12);

/**
 * The tool list (list-1 to list-13), at /tools and at every category's path. The requested category is in the
 * store: the filters slice has read it from the URL before this renders.
 */
export function ToolListScreen({ params: { categorySlug } }: { params: RouteParams }) {
  return categorySlug === undefined || categoryOf(categorySlug) ? <ToolList /> : <notFound.Component />;
}

function ToolList() {
  const navigate = useNavigate();
  const { filters, change, urlOf } = useListFilters();
  const { category, search, page } = filters;
  const [searchParams] = useSearchParams();
  const countLine = useRef<HTMLParagraphElement>(null);
  const [resets, setResets] = useState(0);

  const { data, currentData, isFetching, error, refetch } = useListToolsQuery(listToolsArgOf(filters));
  useRedirectFromMissingPage({
    // Not `filters.page`, which is 1 for an invalid page number.
    page: pageIn(searchParams),
    pageCount: currentData?.totalPages,
    fallback: 'last',
    redirectTo: (existing) => change({ page: existing }),
  });

  const focusCount = () => {
    countLine.current?.focus({ preventScroll: true });
    countLine.current?.scrollIntoView({ block: 'start' });
  };
  const changeFromBelow = useCallback(
    (changed: Partial<ListingFilters>) => {
      change(changed);
      focusCount();
    },
    [change],
  );
  const choosePage = useCallback((chosen: number) => changeFromBelow({ page: chosen }), [changeFromBelow]);
  const chooseCategory = useCallback((slug: string) => change({ category: slug }), [change]);
  const isPastFirstPaint = useAfterFirstPaint();
  const shown = useProgressiveResult(data, isFetching, category);
  // Deferred, because it is for prefetching only.
  const lateUrlOf = useFrozenValue(useDeferredValue(urlOf), !shown.isSettled);
  const urlOfPage = useCallback((chosen: number) => lateUrlOf({ page: chosen }), [lateUrlOf]);
  const urlOfCategory = useCallback((slug: string) => lateUrlOf({ category: slug }), [lateUrlOf]);

  return (
    <Container>
      <ListMetadata category={category} hasQuery={listingUrl(filters) !== listingUrl({ category })} />
      {/* The key clears what was typed in the search. */}
      <ListHead key={resets} category={category} search={search} onChange={change} />
      <CategoryTabs
        tabs={isPastFirstPaint || category !== '' ? tabs : firstTabs}
        selected={category}
        onChoose={chooseCategory}
        urlOf={urlOfCategory}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={categoryTabId(panelId, category)}>
        <FilterBar
          filters={filters}
          result={data}
          currentResult={currentData}
          countLine={countLine}
          isFetching={isFetching}
          isSettled={shown.isSettled}
          onChange={change}
        />
        <ToolResults
          result={data}
          shown={shown}
          page={page}
          isFetching={isFetching}
          isError={error !== undefined}
          onRetry={() => void refetch()}
          onPage={choosePage}
          nextRef={countLine}
          urlOf={urlOfPage}
          failedText={noticeText.listingFailed.text}
          empty={
            // As high as what it replaces, so that content below does not jump into the viewport.
            <Suspense fallback={<Box sx={{ height: '100vh' }} />}>
              <emptyList.Component
                filters={filters}
                result={data}
                onChange={changeFromBelow}
                onReset={() => {
                  void navigate(paths.tools, { replace: true });
                  setResets(resets + 1);
                  focusCount();
                }}
              />
            </Suspense>
          }
        />
        {filters.pricingModel === 'free' && data && data.ids.length > 0 ? (
          <Box sx={{ mt: 6, textAlign: 'center' }}>
            <Suspense>
              <freePlanOffer.Component filters={filters} result={data} onChange={changeFromBelow} />
            </Suspense>
          </Box>
        ) : null}
      </div>
      <AfterFirstPaint>
        <RecentlyViewed />
        <RelatedArticles />
        <ListQuestions />
      </AfterFirstPaint>
    </Container>
  );
}
