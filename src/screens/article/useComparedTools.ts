import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';

import { useRelatedTool } from './useRelatedTool';

interface ComparedTools {
  /** The first two or three tools of the article; none while one is loading, and where there are too few. */
  tools: readonly Tool[];
  /** The ids of its other tools, five in all at most. */
  otherIds: readonly string[];
}

/** Which of an article's tools are compared below it (article-14, article-19). */
export function useComparedTools(ids: readonly string[]): ComparedTools {
  const related = [useRelatedTool(ids[0]), useRelatedTool(ids[1]), useRelatedTool(ids[2])];
  const tools = related.flatMap(({ tool }) => tool ?? []);
  const others = ids.slice(limits.maxCompared, limits.articleTools);
  // All at once, so that no card changes its place.
  if (related.some(({ isPending }) => isPending)) return { tools: [], otherIds: others };
  if (tools.length >= limits.minCompared) return { tools, otherIds: others };
  // Without those that are missing: asking for them once more would make them pending again.
  const known = ids.slice(0, limits.maxCompared).filter((_, index) => related[index]?.tool);
  return { tools: [], otherIds: [...known, ...others] };
}
