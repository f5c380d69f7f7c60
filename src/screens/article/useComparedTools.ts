import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';

import { useRelatedTool } from './useRelatedTool';

interface ComparedTools {
  /**
   * The first two or three tools of the article; none while one of them is loading, or when there are too
   * few.
   */
  tools: readonly Tool[];
  /** The ids of its other tools, so that there are at most five in all. */
  otherIds: readonly string[];
}

/** Returns which of an article's tools are compared below it (article-14, article-19). */
export function useComparedTools(ids: readonly string[]): ComparedTools {
  const related = [useRelatedTool(ids[0]), useRelatedTool(ids[1]), useRelatedTool(ids[2])];
  const tools = related.flatMap(({ tool }) => tool ?? []);
  const others = ids.slice(limits.maxCompared, limits.articleTools);
  // Shown all at once, so that no card moves.
  if (related.some(({ isPending }) => isPending)) return { tools: [], otherIds: others };
  if (tools.length >= limits.minCompared) return { tools, otherIds: others };
  // Without the missing tools: requesting them again would make them pending again.
  const known = ids.slice(0, limits.maxCompared).filter((_, index) => related[index]?.tool);
  return { tools: [], otherIds: [...known, ...others] };
}
