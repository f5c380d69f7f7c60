import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import type { Tool } from '../domain/tool';

import { isMissingError } from './baseQuery';
import { catalogueApi } from './catalogueApi';
import { useToolLookup } from './hooks';
import { selectToolById, type ToolsState } from './toolsSlice';

const { toolBySlug } = catalogueApi.endpoints;

type ApiRoot = Parameters<ReturnType<typeof toolBySlug.select>>[0];
type Root = ApiRoot & { tools: ToolsState };
type Read = ReturnType<ReturnType<typeof toolBySlug.initiate>>;

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
 * versus-3).
 */
export function useToolsBySlugs(slugs: readonly string[]): ToolsBySlugs {
  const dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction> = useDispatch();
  const knownTool = useToolLookup();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const unknown = slugs.filter((slug) => !asked.includes(slug) && knownTool(slug) === undefined);
  if (unknown.length > 0) setAsked([...new Set([...asked, ...unknown])]);

  const reads = useRef(new Map<string, Read>());
  useEffect(() => {
    for (const slug of asked) {
      if (!reads.current.has(slug)) reads.current.set(slug, dispatch(toolBySlug.initiate(slug)));
    }
  }, [asked, dispatch]);
  useEffect(() => {
    const { current } = reads;
    return () => {
      for (const read of current.values()) read.unsubscribe();
      current.clear();
    };
  }, []);

  // Callers pass a new array at each render.
  const slugsKey = JSON.stringify(slugs);
  const selectors = useMemo(
    () => (JSON.parse(slugsKey) as string[]).map((slug) => toolBySlug.select(slug)),
    [slugsKey],
  );
  const answers = useSelector((state: Root) => selectors.map((select) => select(state)), shallowEqual);
  const tools = useSelector((state: Root) => {
    const found = slugs.map((slug, index) => {
      const id = answers[index]?.data;
      return id === undefined ? knownTool(slug) : selectToolById(state, id);
    });
    return [...new Set(found)].filter((tool) => tool !== undefined);
  }, shallowEqual);

  const slugsWhere = (isWanted: (answer: (typeof answers)[number]) => boolean) =>
    slugs.filter((slug, index) => asked.includes(slug) && answers[index] && isWanted(answers[index]));
  // Does not use `isError`, which is false during a retry.
  const missing = slugsWhere(({ error }) => isMissingError(error));
  const failed = slugsWhere(({ error }) => error !== undefined && !isMissingError(error));
  const reading = slugsWhere(
    ({ data, isUninitialized, isLoading }) => data === undefined && (isUninitialized || isLoading),
  );
  return {
    tools,
    isLoading: reading.some((slug) => !missing.includes(slug) && !failed.includes(slug)),
    isRetrying: reading.some((slug) => failed.includes(slug)),
    missing,
    failed,
    retry: () => {
      for (const slug of failed) void reads.current.get(slug)?.refetch();
    },
  };
}
