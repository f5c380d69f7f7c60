import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

import { suggestedToolOf, type SuggestedTools, type Suggester } from '../domain/suggestedTool';
import { getOwn } from '../lib/getOwn';

import type { CatalogueServices } from './baseQuery';
import { catalogueApi, useSuggestToolsQuery } from './catalogueApi';
import { selectToolEntities } from './toolsSlice';

type Dispatch = ThunkDispatch<unknown, CatalogueServices, UnknownAction>;

/**
 * Returns a function that suggests tools without requests, once it is loaded; undefined with an API host, and
 * in development (search-40).
 */
export function useSuggester(): Suggester | undefined {
  const dispatch = useDispatch<Dispatch>();
  const [suggester, setSuggester] = useState<Suggester>();
  useEffect(() => {
    let isWanted = true;
    const loading = dispatch((_dispatch, _getState, { loadSuggester }) => loadSuggester?.());
    loading?.then(
      (loaded) => {
        if (!isWanted) return;
        // Flushes effects too: otherwise they might run after the next keystroke, and the autocomplete would
        // drop its highlight.
        flushSync(() => {
          setSuggester(() => loaded);
        });
      },
      // Each text then causes a request, which reports the error.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch]);
  return suggester;
}

const failed = (search: string): SuggestedTools => ({ search, tools: [], totalItems: 0, hasFailed: true });

/** Aborts the request for a text when another one is requested, whose response replaces it (search-41). */
function useAbortOfOlder(search: string): void {
  const dispatch = useDispatch<Dispatch>();
  const older = useRef(search);
  useEffect(() => {
    if (older.current === search) return;
    dispatch(catalogueApi.util.getRunningQueryThunk('suggestTools', older.current))?.abort();
    older.current = search;
  }, [search, dispatch]);
}

/**
 * Returns the host's suggestions for a text, those for the previous text while the request is pending, or a
 * failure. Requests nothing for ''.
 */
export function useRequestedSuggestions(search: string): SuggestedTools | undefined {
  const { data, error } = useSuggestToolsQuery(search, { skip: search === '' });
  const entities = useSelector(selectToolEntities);
  useAbortOfOlder(search);
  const hasFailed = error !== undefined && !('name' in error && error.name === 'AbortError');
  return useMemo(() => {
    if (search === '') return undefined;
    if (hasFailed) return failed(search);
    return (
      data && {
        search: data.search,
        tools: data.ids.flatMap((id) => getOwn(entities, id) ?? []).map(suggestedToolOf),
        totalItems: data.totalItems,
        match: data.match,
      }
    );
  }, [search, hasFailed, data, entities]);
}
