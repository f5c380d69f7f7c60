import { isStopWord } from './words';

/** The fields that are indexed for search. */
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

/** The fields that say in few words what a tool is. */
export const keyFields: readonly SearchedField[] = ['name', 'aliases', 'category', 'subcategories', 'tags'];

/** The fields that say what kind of tool it is. */
export const tagFields: readonly SearchedField[] = ['tags', 'subcategories', 'category'];

const names = new Set<SearchedField>(['name', 'aliases']);

/** No search has a longer word, and PostgreSQL cannot store one of more than 2,046 bytes. */
const longestWord = 200;

/** Whether a word is indexed in a field. */
export const isIndexed = (word: string, field: SearchedField): boolean =>
  word.length <= longestWord && (names.has(field) || !isStopWord(word));
