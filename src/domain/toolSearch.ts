import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';

import type { ToolRow } from './catalogueRows';
import { categoryOf } from './categories';
import type { Tool } from './tool';
import type { FoundTools } from './toolListing';

/** The full-text index of the tools. */
export type ToolIndex = MiniSearch<Tool>;

/** 'ChatGPT' to 'Chat GPT', so that a part of a name is found too. */
const nameParts = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

const textOf: Record<string, (tool: Tool) => string> = {
  id: ({ id }) => id,
  name: ({ name }) => `${name} ${nameParts(name)}`,
  aliases: ({ aliases }) => aliases.join('\n'),
  category: ({ category }) => categoryOf(category)?.name ?? category,
  subcategories: ({ subcategories }) => subcategories.join('\n'),
  tags: ({ tags }) => tags.join('\n'),
  shortDescription: ({ shortDescription }) => shortDescription,
  description: ({ description }) => description,
  features: ({ features }) => features.join('\n'),
};

const options: Options<Tool> = {
  fields: Object.keys(textOf).filter((field) => field !== 'id'),
  extractField: (tool, field) => textOf[field]?.(tool) ?? '',
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    boost: { name: 6, aliases: 6, tags: 3, subcategories: 3, category: 3, shortDescription: 2 },
  },
};

/** Allowed edit distances, tried in this order. */
const typoCounts = [0, 1, 2];

/** Words up to this length must match exactly: one edit would make them another word. */
const exactLength = 4;

/** How many words of a query are searched for; further ones are ignored. */
const mostWords = 12;

/** Builds the index of tools in memory. Repeated ids are left out. */
export function indexTools(tools: readonly Tool[]): ToolIndex {
  const index = new MiniSearch(options);
  for (const tool of tools) if (!index.has(tool.id)) index.add(tool);
  return index;
}

/** Restores an index from its parsed JSON. */
export function readToolIndex(json: unknown): ToolIndex {
  return MiniSearch.loadJS(json as AsPlainObject, options);
}

/**
 * The tools of `found` that contain every word of the text, or words that begin with it; when the whole catalogue
 * has no match, words at an edit distance of one, then of two. Names that begin with the text come first, then
 * names that contain it, each in the given order, then the others by score.
 */
export function searchTools(
  index: ToolIndex,
  found: readonly Pick<ToolRow, 'id' | 'name'>[],
  text: string,
): FoundTools {
  const wanted = text.trim().toLowerCase();
  const rankOf = ({ name }: { name: string }) => {
    const lower = name.toLowerCase();
    return lower.startsWith(wanted) ? 0 : lower.includes(wanted) ? 1 : 2;
  };
  const ranked = found.map((row) => ({ row, rank: rankOf(row) }));
  const isNamed = ranked.some(({ rank }) => rank < 2);
  const words = [...new Set(wanted.split(/\s+/))].slice(0, mostWords).join(' ');
  let hits: SearchResult[] = [];
  for (const typos of isNamed ? [0] : typoCounts) {
    hits = index.search(words, { fuzzy: (word) => (word.length > exactLength ? typos : false) });
    if (hits.length > 0) break;
  }
  const weights = new Map(hits.map(({ id, score }) => [id as string, score]));
  const weightOf = (row: { id: string }) => weights.get(row.id) ?? 0;
  const sorted = ranked
    .filter(({ row, rank }) => rank < 2 || weights.has(row.id))
    .sort((a, b) => a.rank - b.rank || (a.rank === 2 ? weightOf(b.row) - weightOf(a.row) : 0))
    .map(({ row }, position) => [row.id, position] as const);
  return { positions: new Map(sorted), match: { kind: 'all' } };
}
