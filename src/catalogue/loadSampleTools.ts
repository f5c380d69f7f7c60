import type { IdPage, NormalizedResponse } from '../domain/normalizeResponse';
import { parseTool } from '../domain/parseTool';
import { type Tool, toolWithDefaults } from '../domain/tool';

import { loadNormalizeFunctions } from './baseQuery';

const loadSamples = async (): Promise<readonly unknown[]> =>
  (await import(/* webpackChunkName: "sample-tools" */ './embedded/sampleTools.json')).default;

/** The seven built-in sample tools, loaded on demand. */
export async function loadSampleTools(): Promise<readonly Tool[]> {
  return (await loadSamples()).flatMap((raw) => {
    const { fields } = parseTool(raw, '');
    return fields ? [toolWithDefaults(fields)] : [];
  });
}

/** The seven built-in sample tools as the first page of the listing (catalogue-9), with the warnings of its response. */
export async function loadSamplePage(limit: number, warnings: string[]): Promise<NormalizedResponse<IdPage>> {
  const { normalizePagedTools } = await loadNormalizeFunctions();
  return { ...normalizePagedTools(await loadSamples(), { page: 0, limit }, ''), warnings };
}
