import { type IdPage, type NormalizedResponse, normalizeToolPage } from '../domain/normalizeResponse';

/** The seven built-in sample tools, for an unfiltered listing whose response is empty (catalogue-9). */
export async function loadSamplePage(limit: number): Promise<NormalizedResponse<IdPage>> {
  const { default: samples } = await import(
    /* webpackChunkName: "sample-tools" */ './embedded/sampleTools.json'
  );
  return normalizeToolPage(samples, { page: 0, limit }, '');
}
