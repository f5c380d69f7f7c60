import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import type { Tool } from '../domain/tool';

import { isMissingError } from './baseQuery';
import { catalogueApi } from './catalogueApi';
import { useToolLookup } from './hooks';
import { selectToolById, type StateWithTools } from './toolsSlice';

const { toolBySlug } = catalogueApi.endpoints;

type ApiRoot = Parameters<ReturnType<typeof toolBySlug.select>>[0];
type Root = ApiRoot & StateWithTools;
type Subscription = ReturnType<ReturnType<typeof toolBySlug.initiate>>;

/** Tools read by their slugs. */
export interface ToolsBySlugs {
  /** In the order of the list, without duplicates. */
  tools: readonly Tool[];
  isLoading: boolean;
  /** Whether failed requests are being retried. */
  isRetrying: boolean;
  /** The slugs of tools that do not exist. */
  missing: readonly string[];
  /** The slugs whose request failed for another reason. */
  failed: readonly string[];
  /** Retries the failed requests. */
  retry: () => void;
}

/**
 * Returns tools by slug from the entity table, and requests those that are not in it (saved-32, compare-8,
 * versus-3). With `isWhole`, also those that are: a list may have delivered them without some of their fields.
 */
export function useToolsBySlugs(slugs: readonly string[], { isWhole = false } = {}): ToolsBySlugs {
  const dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction> = useDispatch();
  const knownTool = useToolLookup();
  // Callers pass a new array at each render.
  const [listed, setListed] = useState(slugs);
  if (!shallowEqual(listed, slugs)) setListed(slugs);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const isUnknown = (slug: string) => knownTool(slug) === undefined;
  const wanted = listed.filter((slug) => !requested.includes(slug) && (isWhole || isUnknown(slug)));
  if (wanted.length > 0) setRequested([...new Set([...requested, ...wanted])]);

  const subscriptions = useRef(new Map<string, Subscription>());
  useEffect(() => {
    const { current } = subscriptions;
    for (const [slug, subscription] of current) {
      if (listed.includes(slug)) continue;
      subscription.unsubscribe();
      current.delete(slug);
    }
    for (const slug of requested) {
      if (listed.includes(slug) && !current.has(slug)) {
        current.set(slug, dispatch(toolBySlug.initiate(slug)));
      }
    }
  }, [listed, requested, dispatch]);
  useEffect(() => {
    const { current } = subscriptions;
    return () => {
      for (const subscription of current.values()) subscription.unsubscribe();
      current.clear();
    };
  }, []);

  const selectors = useMemo(() => listed.map((slug) => toolBySlug.select(slug)), [listed]);
  const results = useSelector((state: Root) => selectors.map((select) => select(state)), shallowEqual);
  const tools = useSelector((state: Root) => {
    const found = listed.map((slug, index) => {
      const id = results[index]?.data;
      return id === undefined ? knownTool(slug) : selectToolById(state, id);
    });
    return [...new Set(found)].filter((tool) => tool !== undefined);
  }, shallowEqual);

  // Of a tool that is shown already, neither the wait nor a failure is told.
  const slugsWhere = (isSo: (result: (typeof results)[number]) => boolean) =>
    listed.filter(
      (slug, index) =>
        requested.includes(slug) && isUnknown(slug) && results[index] !== undefined && isSo(results[index]),
    );
  // Does not use `isError`, which is false during a retry.
  const missing = slugsWhere(({ error }) => isMissingError(error));
  const failed = slugsWhere(({ error }) => error !== undefined && !isMissingError(error));
  const loading = slugsWhere(
    ({ data, isUninitialized, isLoading }) => data === undefined && (isUninitialized || isLoading),
  );
  return {
    tools,
    isLoading: loading.some((slug) => !missing.includes(slug) && !failed.includes(slug)),
    isRetrying: loading.some((slug) => failed.includes(slug)),
    missing,
    failed,
    retry: () => {
      for (const slug of failed) void subscriptions.current.get(slug)?.refetch();
    },
  };
}
