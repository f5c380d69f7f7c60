import type { ParsedWords } from './parseWords';
import type { KnownTool } from './searchIndex';

/**
 * The positions of tools, and their scores in the same order. Sparse, so that a search retains no more than
 * its results.
 */
export interface Scores {
  positions: Uint32Array;
  scores: Float64Array;
}

/** The scores of a search without results. */
export const noScores: Scores = { positions: new Uint32Array(0), scores: new Float64Array(0) };

/** The tools that meet the most needs of a text: how many needs that is, and their scores. */
export interface WordHits {
  most: number;
  scores: Scores;
}

type Answer<Value> = Value | Promise<Value>;

/** The word queries of a search, answered in memory (`memoryWords.ts`) or by a database. */
export interface WordLookup {
  /** Returns the query forms that match any tool, exactly or as a prefix. */
  formsFound: (parsed: ParsedWords) => Answer<ReadonlySet<string>>;
  /** Returns the correction of a typo: the nearest word, then one in a name, then the most frequent. */
  correction: (word: string) => Answer<string | undefined>;
  /** Returns the tools that meet the most needs; `missing` are forms that no tool is known to have. */
  hits: (parsed: ParsedWords, missing: ReadonlySet<string>) => Answer<WordHits>;
  /** Whether each form is in the tags, subcategories or category of at least `count` tools. */
  areTags: (forms: readonly string[], count: number) => Answer<boolean>;
}

/**
 * Returns the ranking score of a tool: its text score, raised for recommended tools and lowered for
 * discontinued ones.
 */
export const toolScore = (score: number, { position, isGone }: KnownTool, size: number) =>
  score * (isGone ? 0.5 : 1) * (1 + 0.4 * (1 - position / size));

const longWord = 8;
const endingLength = 3;

/**
 * Returns the forms that a word is compared with for typos: its form and, for a long word, its beginning. In
 * 'recordimg' the typo hides the ending, and so the form.
 */
export const typoForms = (word: string, form: string): string[] => [
  ...new Set([form, word.length < longWord ? form : word.slice(0, -endingLength)]),
];
