import { unmarkedText } from '../lib/inlineMarkup';

import { attributesOf } from './attributes';
import { categoryOf } from './categories';
import { limits } from './limits';
import type { Tool } from './tool';

/** Returns the known tools in a comparison's URL: each once, and no more than can be compared (compare-9). */
export function toolsOfSlugs(
  slugs: readonly string[],
  find: (slug: string) => Tool | undefined,
): readonly Tool[] {
  const byId = new Map<string, Tool>();
  for (const slug of slugs) {
    const tool = find(slug);
    if (tool && !byId.has(tool.id)) byId.set(tool.id, tool);
  }
  return [...byId.values()].slice(0, limits.maxCompared);
}

/** 'unlisted': the record does not say whether the tool has it. */
export type MatrixAnswer = 'yes' | 'no' | 'unlisted';

/** A row of the matrix: a feature, use case or attribute, and the answer for each tool in order. */
export interface MatrixRow {
  text: string;
  answers: readonly MatrixAnswer[];
  differs: boolean;
}

/** Features that differ only in markup or case count as the same. */
function keyOf(text: string): string {
  return unmarkedText(text).toLowerCase();
}

/**
 * Returns the union of the lists as rows: those that most tools have first, then in order of first mention
 * (compare-14, compare-26).
 */
export function matrixOf(lists: readonly (readonly string[])[]): readonly MatrixRow[] {
  const keys = lists.map((list) => new Set(list.map(keyOf)));
  const texts = new Map<string, string>();
  for (const text of lists.flat()) {
    const key = keyOf(text);
    if (!texts.has(key)) texts.set(key, text);
  }
  const rows = [...texts].map(([key, text]) => {
    const answers = keys.map((held): MatrixAnswer => (held.has(key) ? 'yes' : 'unlisted'));
    return { text, answers, differs: answers.includes('unlisted') };
  });
  const holders = ({ answers }: MatrixRow) => answers.filter((answer) => answer === 'yes').length;
  return rows.toSorted((a, b) => holders(b) - holders(a));
}

/** The attributes that are asked of every one of the tools: the intersection over their categories. */
function sharedAttributes(tools: readonly Tool[]) {
  const [first, ...others] = [...new Set(tools.map(({ category }) => category))].map(attributesOf);
  return (first ?? []).filter(({ key }) => others.every((list) => list.some((one) => one.key === key)));
}

/**
 * Returns a row for each attribute that is asked of all the tools and answered by at least one record
 * (trust-8, compare-25). The free plan has a row of its own elsewhere.
 */
export function attributeMatrixOf(tools: readonly Tool[]): readonly MatrixRow[] {
  return sharedAttributes(tools).flatMap(({ key, label: text }) => {
    const answers = tools.map(({ attributes }): MatrixAnswer => attributes[key] ?? 'unlisted');
    const isKnown = key !== 'free-plan' && answers.some((answer) => answer !== 'unlisted');
    return isKnown ? [{ text, answers, differs: new Set(answers).size > 1 }] : [];
  });
}

/**
 * Returns a note on which attributes are compared: those of the tools' category, or those that their
 * categories share.
 */
export function attributesNote(tools: readonly Tool[]): string {
  const [category, ...others] = new Set(tools.map((tool) => tool.category));
  const name = categoryOf(category ?? '')?.name;
  if (others.length > 0) return 'The questions that their categories have in common';
  return name === undefined ? '' : `The same questions for every tool in ${name}`;
}
