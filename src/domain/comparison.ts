import { parseInlineMarkup } from '../lib/inlineMarkup';

import { limits } from './limits';
import type { Tool } from './tool';

/** The known tools of a comparison's URL: each once, and no more than can be compared (compare-9). */
export function toolsOfSlugs(
  slugs: readonly string[],
  find: (slug: string) => Tool | undefined,
): readonly Tool[] {
  const byId = new Map<string, Tool>();
  for (const slug of slugs) {
    const tool = find(slug);
    if (tool && !byId.has(tool.id)) byId.set(tool.id, tool);
  }
  return [...byId.values()].slice(0, limits.compareMost);
}

/** A row of the matrix: a feature or use case, and for each tool in order whether it has it. */
export interface MatrixRow {
  text: string;
  has: readonly boolean[];
  differs: boolean;
}

/** Features that differ only in markup or case are the same. */
function keyOf(text: string): string {
  return parseInlineMarkup(text)
    .map((run) => run.text)
    .join('')
    .toLowerCase();
}

/** The union of the lists in the order of first mention, a row each (compare-14). */
export function matrixOf(lists: readonly (readonly string[])[]): readonly MatrixRow[] {
  const keys = lists.map((list) => new Set(list.map(keyOf)));
  const texts = new Map<string, string>();
  for (const text of lists.flat()) {
    const key = keyOf(text);
    if (!texts.has(key)) texts.set(key, text);
  }
  return [...texts].map(([key, text]) => {
    const has = keys.map((held) => held.has(key));
    return { text, has, differs: has.includes(false) };
  });
}
