import { attributeLabels } from '../attributes';
import { categoryOf } from '../categories';
import { industries, labelOf, useCases } from '../options';
import { isFreeToUse } from '../priceLine';
import type { Tool } from '../tool';
import { isDiscontinued } from '../toolFacts';

import { isIndexed, type SearchedField, searchedFields } from './searchedFields';
import { type IndexedTool, type ToolIndex, toolIndex } from './searchIndex';
import { type FieldPostings, wordIndex } from './wordIndex';
import { noSearchWords, type SearchWords, searchWordsOf, wordForm } from './words';

/** Splits camel case, 'ChatGPT' to 'Chat GPT', so that a part of a name is found too. */
const nameParts = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

/** Returns the searched text of each field. */
export const searchedTexts: Readonly<Record<SearchedField, (tool: Tool) => string>> = {
  name: ({ name }) => name,
  aliases: ({ name, aliases }) => [...aliases, nameParts(name)].join('\n'),
  category: ({ category }) => categoryOf(category)?.name ?? category,
  subcategories: ({ subcategories }) => subcategories.join('\n'),
  tags: ({ tags }) => tags.join('\n'),
  shortDescription: ({ shortDescription }) => shortDescription,
  description: ({ description }) => description,
  features: ({ features }) => features.join('\n'),
  useCases: (tool) => [...tool.useCases, ...tool.useCase.map((value) => labelOf(useCases, value))].join('\n'),
  industries: ({ industryFit }) => industryFit.map((value) => labelOf(industries, value)).join('\n'),
  platforms: ({ platforms }) => platforms.join('\n'),
  attributes: ({ attributes }) => attributeLabels(attributes).join('\n'),
};

/** Returns what the index keeps of a tool besides its words. */
export const indexedTool = (tool: Tool): IndexedTool => ({
  slug: tool.slug,
  name: tool.name,
  aliases: tool.aliases,
  category: tool.category,
  alternatives: tool.alternatives.map(({ slug }) => slug),
  isFree: isFreeToUse(tool),
  isGone: isDiscontinued(tool),
});

/**
 * Calls `note` with each indexed word of a tool, its field and its form; words that are not indexed are
 * skipped.
 */
export function eachForm(tool: Tool, note: (field: SearchedField, form: string, word: string) => void): void {
  for (const field of searchedFields) {
    for (const word of searchWordsOf(searchedTexts[field](tool))) {
      if (isIndexed(word, field)) note(field, wordForm(word), word);
    }
  }
}

/** Returns the most frequent word of each form; `counted` has the counts of words by form. */
export function spellingsOf(
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
): [form: string, word: string][] {
  return [...counted].map(([form, counts]) => {
    const [[word] = [form]] = [...counts].sort(([, a], [, b]) => b - a);
    return [form, word];
  });
}

/** The state of a word while tools are being indexed. */
interface IndexedWord {
  word: string;
  form: string;
  /**
   * By field: the position of the tool at each occurrence of a word of its form. The posting lists are made of
   * them at the end, since those are twice as long, and growing them takes longer.
   */
  positions: (number[] | undefined)[];
  isIndexed: readonly boolean[];
  count: number;
  /** The number of the last text that contained it. */
  lastText: number;
}

/** Fields whose texts come from fixed lists, so that many tools share them and their words can be cached. */
const sharedFields: ReadonlySet<SearchedField> = new Set([
  'category',
  'industries',
  'platforms',
  'attributes',
]);

/** The table of words while tools are being indexed; words with the same form share their posting lists. */
function wordTable() {
  const words = new Map<string, IndexedWord>();
  const forms = new Map<string, IndexedWord['positions']>();
  const entryOf = (word: string): IndexedWord => {
    const known = words.get(word);
    if (known) return known;
    const form = wordForm(word);
    const positions = forms.get(form) ?? [];
    forms.set(form, positions);
    const searchedIn = searchedFields.map((field) => isIndexed(word, field));
    const made = { word, form, positions, isIndexed: searchedIn, count: 0, lastText: 0 };
    words.set(word, made);
    return made;
  };
  const shared = new Map<string, IndexedWord[]>();
  const entriesIn = (field: SearchedField, text: string): IndexedWord[] => {
    const entries = shared.get(text) ?? searchWordsOf(text).map(entryOf);
    if (sharedFields.has(field)) shared.set(text, entries);
    return entries;
  };
  return { forms, entriesIn };
}

/** Returns a posting list: each of the sorted positions once, followed by the number of its occurrences. */
function postingsOf(positions: readonly number[]): Uint32Array {
  let distinct = 0;
  for (let at = 0; at < positions.length; at++) if (positions[at] !== positions[at - 1]) distinct++;
  const postings = new Uint32Array(2 * distinct);
  let end = 0;
  for (let at = 0; at < positions.length; at++) {
    if (positions[at] !== positions[at - 1]) {
      postings[end] = positions[at] ?? 0;
      end += 2;
    }
    postings[end - 1] = (postings[end - 1] ?? 0) + 1;
  }
  return postings;
}

/** Indexes the words of tools. `spellings` has only the forms that are not words themselves. */
function indexWords(tools: readonly Tool[]) {
  const { forms, entriesIn } = wordTable();
  const lengths = searchedFields.map((): number[] => []);
  const counted: IndexedWord[] = [];
  let text = 0;
  for (const [position, tool] of tools.entries()) {
    for (const [number, field] of searchedFields.entries()) {
      text++;
      let length = 0;
      for (const entry of entriesIn(field, searchedTexts[field](tool))) {
        if (entry.lastText !== text) length++;
        entry.lastText = text;
        if (!entry.isIndexed[number]) continue;
        if (entry.count === 0) counted.push(entry);
        entry.count++;
        (entry.positions[number] ??= []).push(position);
      }
      lengths[number]?.push(length);
    }
  }
  const counts = new Map<string, Map<string, number>>();
  for (const { word, form, count } of counted) {
    counts.set(form, (counts.get(form) ?? new Map<string, number>()).set(word, count));
  }
  const found = [...forms].map(([form, positions]): [string, FieldPostings[]] => [
    form,
    positions.flatMap((list, field): FieldPostings[] => (list ? [[field, postingsOf(list)]] : [])),
  ]);
  return {
    text: wordIndex({ forms: found.filter(([, postings]) => postings.length > 0), lengths }),
    spellings: Object.fromEntries(spellingsOf(counts).filter(([form, word]) => word !== form)),
  };
}

/** Builds an in-memory index of tools, which must be in the recommended order. */
export function indexTools(tools: readonly Tool[], words: SearchWords = noSearchWords): ToolIndex {
  const { text, spellings } = indexWords(tools);
  return toolIndex(text, tools.map(indexedTool), spellings, words);
}
