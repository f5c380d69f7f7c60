import type { IdPage, NormalizedResponse } from '../domain/normalizeResponse';
import { parseTool } from '../domain/parseTool';
import { type Tool, toolWithDefaults } from '../domain/tool';
import { getOwn } from '../lib/getOwn';

import { loadNormalizeFunctions } from './baseQuery';

const loadSamples = async (): Promise<readonly { _id: string }[]> =>
  (await import(/* webpackChunkName: "sample-tools" */ './embedded/sampleTools.json')).default;

/** The ids of tools by slug in the state (`ToolsState`, which depends on this file). */
interface ToolIndex {
  tools: { idBySlug: Readonly<Record<string, string>> };
}

/** Loads the seven built-in sample tools. Rejects when their chunk cannot be loaded. */
export async function loadSampleTools(): Promise<readonly Tool[]> {
  return (await loadSamples()).flatMap((raw) => {
    const { fields } = parseTool(raw, '');
    return fields ? [toolWithDefaults(fields)] : [];
  });
}

/**
 * Loads the samples as the first page of the listing (catalogue-9), with the warnings of its response.
 * Rejects when a chunk cannot be loaded.
 */
export async function loadSamplePage(limit: number, warnings: string[]): Promise<NormalizedResponse<IdPage>> {
  const { normalizePagedTools } = await loadNormalizeFunctions();
  return { ...normalizePagedTools(await loadSamples(), { page: 0, limit }, ''), warnings };
}

/**
 * Loads the sample with a slug if a list has shown it (catalogue-9): the server has no such tool. Rejects
 * when a chunk cannot be loaded.
 */
export async function loadListedSample(
  slug: string,
  state: unknown,
): Promise<NormalizedResponse<string | null> | undefined> {
  const id = getOwn((state as ToolIndex).tools.idBySlug, slug);
  const sample = id === undefined ? undefined : (await loadSamples()).find(({ _id }) => _id === id);
  return sample && (await loadNormalizeFunctions()).normalizeOneTool(sample, '');
}
