import type { ParsedWords } from './parseWords';
import type { KnownTool } from './searchIndex';

/** The positions of tools, and their scores in the same order: what a search keeps is no longer than what it finds. */
export interface Scores {
  positions: Uint32Array;
  scores: Float64Array;
}

export const noScores: Scores = { positions: new Uint32Array(0), scores: new Float64Array(0) };

/** The tools that meet most of the needs of a text: how many needs that is, and their scores. */
export interface WordHits {
  most: number;
  scores: Scores;
}

type Answer<Value> = Value | Promise<Value>;

/** What a search asks the words of a catalogue, in memory (`memoryWords.ts`) or in a database. */
export interface WordLookup {
  /** The forms of the needs that some tool has, or has words that begin with them. */
  formsFound: (parsed: ParsedWords) => Answer<ReadonlySet<string>>;
  /** The word that a word is a typo of: the nearest, one of a name before others, then the most frequent. */
  correction: (word: string) => Answer<string | undefined>;
  /** The tools that meet the most needs; `missing` are forms that no tool is known to have. */
  hits: (parsed: ParsedWords, missing: ReadonlySet<string>) => Answer<WordHits>;
  /** Whether each form is in the tags, subcategories or category of at least `count` tools. */
  areTags: (forms: readonly string[], count: number) => Answer<boolean>;
}

/** The score of a tool in the order of a search: that of its words, more for what is recommended, less for what is gone. */
export const toolScore = (score: number, { position, isGone }: KnownTool, size: number) =>
  score * (isGone ? 0.5 : 1) * (1 + 0.4 * (1 - position / size));

const longWord = 8;
const endingLength = 3;

/** What a word is compared with for typos: its form, and for 'recordimg', where the typo hides the form, its beginning. */
export const typoForms = (word: string, form: string): string[] => [
  ...new Set([form, word.length < longWord ? form : word.slice(0, -endingLength)]),
];
