import { type IdPage, receiveToolPage, type Reception } from '../domain/receiveAnswer';

/** The seven built-in sample tools, for an unfiltered listing that brought no tool (SPEC 3, CONTRACT 2). */
export async function withSamples(limit: number): Promise<Reception<IdPage>> {
  const { default: samples } = await import(
    /* webpackChunkName: "sample-tools" */ './embedded/sampleTools.json'
  );
  return receiveToolPage(samples, { page: 0, limit }, '');
}
