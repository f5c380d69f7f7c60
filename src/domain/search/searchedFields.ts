import { isStopWord } from './words';

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

export type SearchedField = (typeof searchedFields)[number];

/** The fields that say what a tool is, in few words. */
export const keyFields: readonly SearchedField[] = ['name', 'aliases', 'category', 'subcategories', 'tags'];

/** The fields that say what kind of tool it is. */
export const tagFields: readonly SearchedField[] = ['tags', 'subcategories', 'category'];

const names = new Set<SearchedField>(['name', 'aliases']);

/** No search has a longer word, and PostgreSQL does not store one of more than 2,046 bytes. */
const longestWord = 200;

/** Whether a word is searched for in a field. */
export const isIndexed = (word: string, field: SearchedField): boolean =>
  word.length <= longestWord && (names.has(field) || !isStopWord(word));
