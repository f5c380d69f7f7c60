import { receiveTool } from '../domain/receiveTool';
import { mergeTool, type Tool } from '../domain/tool';

/** The seven built-in sample tools, loaded on demand. */
export async function loadSampleTools(): Promise<readonly Tool[]> {
  const { default: samples } = await import(
    /* webpackChunkName: "sample-tools" */ './embedded/sampleTools.json'
  );
  return samples.flatMap((raw) => {
    const { fields } = receiveTool(raw, '');
    return fields ? [mergeTool(undefined, fields)] : [];
  });
}
