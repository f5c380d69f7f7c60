import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { focusSearch } from '../../blocks/layout/useSearchKey';
import { RecentlyViewed } from '../../blocks/recentlyViewed/RecentlyViewed';
import { useListToolsQuery } from '../../catalogue/catalogueApi';
import { categories, categoryOf } from '../../domain/categories';
import type { ListingAddress } from '../../domain/listing';
import { listingPath } from '../../domain/paths';
import {
  allFiltersReset,
  pageTurned,
  queryOf,
  selectRememberedCategory,
} from '../../features/filters/filtersSlice';
import { categoryTabId } from '../../ui/categoryTabId';
import { CategoryTabs } from '../../ui/CategoryTabs';
import { lazyComponent } from '../../ui/lazyComponent';

import { FilterBar } from './parts/FilterBar';
import { ListHead } from './parts/ListHead';
import { ListMetadata } from './parts/ListMetadata';
import { ListQuestions } from './parts/ListQuestions';
import { RelatedArticles } from './parts/RelatedArticles';
import { Results } from './parts/Results';
import { useCurrentFilters } from './useCurrentFilters';
import { restored, useListingOpening } from './useListingOpening';

const notFound = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "not-found-page" */ '../../blocks/layout/NotFound')).NotFound,
);

const panelId = 'tool-results';
const tabs = [{ slug: '', name: 'All Tools' }, ...categories];

/** The tool list (list-1 to list-13), at /tools and at every category's path. */
export function ToolListScreen() {
  const { opening, wantsSearchFocus } = useListingOpening();
  const remembered = useSelector(selectRememberedCategory);
  const isUnknown = opening.category !== '' && !categoryOf(opening.category);
  if (isUnknown) return <notFound.Component />;
  if (opening.category === '' && remembered !== '') {
    return (
      <Navigate
        replace
        to={listingPath({ ...opening, category: remembered })}
        state={wantsSearchFocus ? { ...restored, ...focusSearch } : restored}
      />
    );
  }
  return <ToolList />;
}

function ToolList() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search: queryText } = useLocation();
  const { wantsSearchFocus, key } = useListingOpening();
  const filters = useCurrentFilters();
  const { category, search, industry, tag } = filters;
  const searchField = useRef<HTMLInputElement>(null);
  const countLine = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (wantsSearchFocus) searchField.current?.focus();
  }, [wantsSearchFocus, key]);

  const { data, isFetching, isError, refetch } = useListToolsQuery(queryOf(filters));

  const open = (change: Partial<ListingAddress>) =>
    void navigate(listingPath({ category, search, industry, tag, ...change }), { replace: true });
  const turnTo = (page: number) => {
    if (page === filters.page || page < 1 || page > (data?.totalPages ?? 1)) return;
    dispatch(pageTurned(page));
    void navigate(pathname + queryText, { replace: true });
    countLine.current?.focus({ preventScroll: true });
    countLine.current?.scrollIntoView({ block: 'start' });
  };
  const resetAll = () => {
    dispatch(allFiltersReset());
    open({ category: '', search: '', industry: '', tag: '' });
  };

  return (
    <Container>
      <ListMetadata category={category} isSearch={search !== '' || industry !== '' || tag !== ''} />
      <ListHead
        category={category}
        search={search}
        onSearch={(text) => open({ search: text })}
        searchField={searchField}
      />
      <CategoryTabs
        tabs={tabs}
        selected={category}
        onChoose={(slug) => open({ category: slug })}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={categoryTabId(panelId, category)}>
        <FilterBar
          filters={filters}
          listing={data}
          countLine={countLine}
          isFetching={isFetching}
          onOpen={open}
        />
        <Results
          listing={data}
          page={filters.page}
          isFetching={isFetching}
          isError={isError}
          onRetry={() => void refetch()}
          onPage={turnTo}
          onReset={resetAll}
        />
      </div>
      <RecentlyViewed />
      <RelatedArticles />
      <ListQuestions />
    </Container>
  );
}
