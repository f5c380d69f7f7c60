import { type KeySearch, keySearch } from './keySearch';
import { type WordIndex, wordIndex, type WordIndexJson } from './wordIndex';
import { nameKey, type SearchWords, searchWordsOf } from './words';

/** What the index stores of a tool besides its words. */
export interface IndexedTool {
  slug: string;
  name: string;
  aliases: string[];
  category: string;
  /** Slugs of the alternatives that the editors name. */
  alternatives: string[];
  isFree: boolean;
  isGone: boolean;
}

/** What the search knows of a tool besides its words. */
export interface KnownTool extends IndexedTool {
  /** Position in the recommended order, from 0. */
  position: number;
  /** The `nameKey` and the words of its name. */
  key: string;
  nameWords: string[];
}

/** The tools by name, with what the ranking needs. */
export interface NameIndex {
  tools: readonly KnownTool[];
  /** The tools by `nameKey` of their name and of their aliases. */
  byName: ReadonlyMap<string, readonly KnownTool[]>;
  byAlias: ReadonlyMap<string, readonly KnownTool[]>;
  bySlug: ReadonlyMap<string, KnownTool>;
  byKey: KeySearch<KnownTool>;
  words: SearchWords;
}

/** The full-text index of the tools, with their names. */
export interface ToolIndex extends NameIndex {
  text: WordIndex;
  /** The most frequent word of each form, where that differs from the form. */
  spellings: Readonly<Record<string, string>>;
  toJSON: () => IndexJson;
}

interface IndexJson {
  text: WordIndexJson;
  tools: readonly IndexedTool[];
  spellings: Readonly<Record<string, string>>;
  words: SearchWords;
}

function addTo(map: Map<string, KnownTool[]>, name: string, tool: KnownTool): void {
  const key = nameKey(name);
  const tools = map.get(key);
  if (key === '' || tools?.includes(tool)) return;
  if (tools) tools.push(tool);
  else map.set(key, [tool]);
}

/** Suffixes that people leave out: 'otter' is Otter.ai. */
const leftOut = /[\s.]+(?:ai|com|io|app)$/i;

/** Indexes tools, which must be in the recommended order, by their names. */
export function nameIndex(indexed: readonly IndexedTool[], words: SearchWords): NameIndex {
  const tools = indexed.map((tool, position) => ({
    position,
    key: nameKey(tool.name),
    nameWords: searchWordsOf(tool.name),
    ...tool,
  }));
  const byName = new Map<string, KnownTool[]>();
  const byAlias = new Map<string, KnownTool[]>();
  for (const tool of tools) {
    addTo(byName, tool.name, tool);
    for (const alias of [tool.name.replace(leftOut, ''), ...tool.aliases]) addTo(byAlias, alias, tool);
  }
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  return { tools, byName, byAlias, bySlug, byKey: keySearch(tools, [byName, byAlias]), words };
}

/** Combines a word index with a name index of its tools, which must be in the recommended order. */
export function toolIndex(
  text: WordIndex,
  indexed: readonly IndexedTool[],
  spellings: Readonly<Record<string, string>>,
  words: SearchWords,
): ToolIndex {
  return {
    ...nameIndex(indexed, words),
    text,
    spellings,
    toJSON: () => ({ text: text.toJSON(), tools: indexed, spellings, words }),
  };
}

/** Restores an index from its parsed JSON. */
export function readToolIndex(json: unknown): ToolIndex {
  // The file is from our own build, so its shape is trusted.
  const { text, tools, spellings, words } = json as IndexJson;
  return toolIndex(wordIndex(text), tools, spellings, words);
}
