import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';

import type { Tool } from '../tool';

import { type KeySearch, keySearch } from './keySearch';
import { isStopWord, nameKey, type SearchWords, wordForm, wordsOf } from './words';

/** What the index keeps of a tool beside its words. */
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

/** What the search knows of a tool beside its words. */
export interface KnownTool extends IndexedTool {
  /** In the recommended order, from 0; its id in the index of words. */
  position: number;
  /** The `nameKey` and the words of its name. */
  key: string;
  nameWords: string[];
}

/** The words of the tools by their positions. */
export type WordIndex = MiniSearch<PositionedTool>;

export interface PositionedTool {
  tool: Tool;
  position: number;
}

/** The tools by their names, with what the ranking needs. */
export interface NameIndex {
  tools: readonly KnownTool[];
  /** The tools by `nameKey` of a name, and of what else they are called. */
  byName: ReadonlyMap<string, readonly KnownTool[]>;
  byAlias: ReadonlyMap<string, readonly KnownTool[]>;
  bySlug: ReadonlyMap<string, KnownTool>;
  byKey: KeySearch<KnownTool>;
  words: SearchWords;
}

/** The full-text index of the tools, with their names. */
export interface ToolIndex extends NameIndex {
  text: WordIndex;
  /** The most frequent word of a form, where it is another text. */
  spellings: Readonly<Record<string, string>>;
  toJSON: () => IndexJson;
}

interface IndexJson {
  text: AsPlainObject;
  tools: readonly IndexedTool[];
  spellings: Readonly<Record<string, string>>;
  words: SearchWords;
}

/** The fields that are searched in. */
export const searchedFields = [
  'name',
  'aliases',
  'category',
  'subcategories',
  'tags',
  'shortDescription',
  'description',
  'features',
  'useCases',
  'industries',
  'platforms',
  'attributes',
] as const;

/** The fields that say what a tool is, in few words. */
export const keyFields: readonly (typeof searchedFields)[number][] = [
  'name',
  'aliases',
  'category',
  'subcategories',
  'tags',
];

const names = new Set(['name', 'aliases']);

/** The form under which a word of a field is indexed; null where it is not. */
export const indexedForm = (word: string, field: string): string | null =>
  isStopWord(word) && !names.has(field) ? null : wordForm(word);

/** The options of an index; `note` is called with each word and its form. */
export function indexOptions(note?: (form: string, word: string) => void): Options<PositionedTool> {
  return {
    fields: [...searchedFields],
    idField: 'position',
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const form = indexedForm(word, field ?? '');
      if (form !== null) note?.(form, word);
      return form;
    },
  };
}

function addTo(map: Map<string, KnownTool[]>, name: string, tool: KnownTool): void {
  const key = nameKey(name);
  const tools = map.get(key);
  if (key === '' || tools?.includes(tool)) return;
  if (tools) tools.push(tool);
  else map.set(key, [tool]);
}

/** Endings that people leave out: 'otter' is Otter.ai. */
const leftOut = /[\s.]+(?:ai|com|io|app)$/i;

/** Indexes tools, which come in the recommended order, by their names. */
export function nameIndex(indexed: readonly IndexedTool[], words: SearchWords): NameIndex {
  const tools = indexed.map((tool, position) => ({
    ...tool,
    position,
    key: nameKey(tool.name),
    nameWords: wordsOf(tool.name),
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

/** An index of words with the names of its tools, which are in the recommended order. */
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
  // A file of our own build.
  const { text, tools, spellings, words } = json as IndexJson;
  return toolIndex(MiniSearch.loadJS(text, indexOptions()), tools, spellings, words);
}

/** Calls `note` with the position of each tool that has a form in one of the fields, a position maybe repeatedly. */
export function eachWithForm(
  text: WordIndex,
  form: string,
  options: Omit<SearchOptions, 'boostDocument'>,
  note: (position: number, form: string) => void,
): void {
  text.search(form, {
    tokenize: (one) => [one],
    processTerm: (one) => one,
    ...options,
    // A tool without a boost gets no result: what a frequent word costs is the objects of its results.
    boostDocument: (position: number, term) => {
      note(position, term);
      return 0;
    },
  });
}
