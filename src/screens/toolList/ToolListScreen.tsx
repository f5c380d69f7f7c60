import Container from '@mui/material/Container';
import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { NotFound } from '../../blocks/layout/NotFound';
import { useListToolsQuery } from '../../catalogue/catalogueApi';
import { categories, categoryOf } from '../../domain/categories';
import { listingPath } from '../../domain/paths';
import {
  allFiltersReset,
  filtersAt,
  listingOpened,
  pageTurned,
  queryOf,
  selectFilters,
  selectRememberedCategory,
} from '../../features/filters/filtersSlice';
import { CategoryTabs } from '../../ui/CategoryTabs';
import { categoryTabId } from '../../ui/categoryTabId';

import { FilterBar } from './parts/FilterBar';
import { ListHead } from './parts/ListHead';
import { ListMetadata } from './parts/ListMetadata';
import { ListQuestions } from './parts/ListQuestions';
import { RelatedArticles } from './parts/RelatedArticles';
import { Results } from './parts/Results';
import { restored, useListingOpening } from './useListingOpening';

const panelId = 'tool-results';
const tabs = [{ slug: '', name: 'All Tools' }, ...categories];

/** The tool list (SPEC 2), at /tools and at every category's address. */
export function ToolListScreen() {
  const { opening } = useListingOpening();
  const remembered = useSelector(selectRememberedCategory);
  if (opening.category !== '' && !categoryOf(opening.category)) return <NotFound />;
  if (opening.category === '' && remembered !== '') {
    return <Navigate replace to={listingPath({ ...opening, category: remembered })} state={restored} />;
  }
  return <ToolList />;
}

function ToolList() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search: queryText } = useLocation();
  const { opening, wantsSearchFocus, key } = useListingOpening();
  const { category, search, industry, tag, isRestored } = opening;
  const stored = useSelector(selectFilters);
  const filters = useMemo(
    () => filtersAt(stored, { category, search, industry, tag, isRestored }),
    [stored, category, search, industry, tag, isRestored],
  );
  const searchField = useRef<HTMLInputElement>(null);
  const countLine = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    dispatch(listingOpened({ category, search, industry, tag, isRestored }));
  }, [dispatch, category, search, industry, tag, isRestored]);

  useEffect(() => {
    if (wantsSearchFocus) searchField.current?.focus();
  }, [wantsSearchFocus, key]);

  const { data, isFetching, isError, refetch } = useListToolsQuery(queryOf(filters));

  const open = (change: Partial<typeof opening>) =>
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
      <RelatedArticles />
      <ListQuestions />
    </Container>
  );
}
