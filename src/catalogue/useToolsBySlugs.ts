import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import type { Tool } from '../domain/tool';

import { isMissingError } from './baseQuery';
import { catalogueApi } from './catalogueApi';
import { useToolLookup } from './hooks';
import { selectToolById, type ToolsState } from './toolsSlice';

const { toolBySlug } = catalogueApi.endpoints;

type ApiRoot = Parameters<ReturnType<typeof toolBySlug.select>>[0];
type Root = ApiRoot & { tools: ToolsState };

/** Tools read by their slugs. */
export interface ToolsBySlugs {
  /** In the order of the list, each once. */
  tools: readonly Tool[];
  isLoading: boolean;
  /** Whether those that could not be read are read again. */
  isRetrying: boolean;
  /** How many slugs name no tool. */
  missing: number;
  /** How many could not be read. */
  failed: number;
  retry: () => void;
}

/** Finds tools by their slugs: in the entity table, else they are read from the API (saved-32). */
export function useToolsBySlugs(slugs: readonly string[]): ToolsBySlugs {
  const dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction> = useDispatch();
  const knownTool = useToolLookup();
  const [asked] = useState(() => slugs.filter((slug) => knownTool(slug) === undefined));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const reads = asked.map((slug) => dispatch(toolBySlug.initiate(slug)));
    return () => {
      for (const read of reads) read.unsubscribe();
    };
  }, [asked, attempt, dispatch]);

  const selectors = useMemo(() => asked.map((slug) => toolBySlug.select(slug)), [asked]);
  const answers = useSelector((state: Root) => selectors.map((select) => select(state)), shallowEqual);
  const tools = useSelector((state: Root) => {
    const found = slugs.map((slug) => {
      const id = answers[asked.indexOf(slug)]?.data;
      return id === undefined ? knownTool(slug) : selectToolById(state, id);
    });
    return [...new Set(found)].filter((tool) => tool !== undefined);
  }, shallowEqual);

  const isReading = answers.some(({ isUninitialized, isLoading }) => isUninitialized || isLoading);
  // Not `isError`, which is false while they are read again.
  const unread = answers.filter(({ error }) => error !== undefined);
  const missing = unread.filter(({ error }) => isMissingError(error)).length;
  return {
    tools,
    isLoading: isReading && attempt === 0,
    isRetrying: isReading && attempt > 0,
    missing,
    failed: unread.length - missing,
    retry: () => setAttempt(attempt + 1),
  };
}
