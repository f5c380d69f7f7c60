import { parseInlineMarkup } from '../lib/inlineMarkup';

import { attributesOf } from './attributes';
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

/** 'unlisted': nothing says whether the tool has it. */
export type MatrixAnswer = 'yes' | 'no' | 'unlisted';

/** A row of the matrix: a feature, use case or attribute, and the answer for each tool in order. */
export interface MatrixRow {
  text: string;
  answers: readonly MatrixAnswer[];
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
    const answers = keys.map((held): MatrixAnswer => (held.has(key) ? 'yes' : 'no'));
    return { text, answers, differs: answers.includes('no') };
  });
}

/** The attributes of the tools' categories that a record says something of, a row each (trust-8). */
export function attributeMatrixOf(tools: readonly Tool[]): readonly MatrixRow[] {
  const asked = new Map(
    tools
      .flatMap(({ category }) => attributesOf(category))
      .map((attribute) => [attribute.key, attribute.label]),
  );
  return [...asked].flatMap(([key, text]) => {
    const answers = tools.map(({ attributes }): MatrixAnswer => attributes[key] ?? 'unlisted');
    const isKnown = answers.some((answer) => answer !== 'unlisted');
    return isKnown ? [{ text, answers, differs: new Set(answers).size > 1 }] : [];
  });
}
