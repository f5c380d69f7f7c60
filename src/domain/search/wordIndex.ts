import SearchableMap from 'minisearch/SearchableMap';

import { isPrefix } from './parseWords';
import { type SearchedField, searchedFields } from './searchedFields';

/**
 * The posting list of a form in one field (its index in `searchedFields`): positions of tools, each followed
 * by the term frequency.
 */
export type FieldPostings = readonly [field: number, postings: ArrayLike<number>];

/** A word index as it is serialized to a file. */
export interface WordIndexJson {
  forms: (readonly [form: string, postings: readonly FieldPostings[]])[];
  /** By field: the number of distinct words of each tool. */
  lengths: number[][];
}

/** The lengths of a field's texts. */
interface FieldLengths {
  /** By position of a tool: its number of distinct words in the field. */
  lengths: Uint32Array;
  /** By length: the BM25 length normalization. */
  norms: Float64Array;
}

/**
 * Counters of a search, by position of a tool. All searches of an index share them, one after the other:
 * allocating arrays as long as a large catalogue for each search would trigger a full garbage collection in
 * V8 several times a second.
 */
interface SearchTable {
  /** How many needs a tool meets. */
  counts: Uint8Array;
  /** The number of the last need that it meets, from 1. */
  lastMet: Uint8Array;
  /** How many forms of the current phrase it has, counted in their order. */
  formsHad: Uint8Array;
  /** 1 plus the number of query forms that it has; 0 when its score is not wanted. */
  matched: Uint16Array;
  /** The number of the last query form that it has, from 1. */
  lastMatched: Uint16Array;
  /** The sum of its score so far. */
  sums: Float64Array;
}

const searchTable = (size: number): SearchTable => ({
  counts: new Uint8Array(size),
  lastMet: new Uint8Array(size),
  formsHad: new Uint8Array(size),
  matched: new Uint16Array(size),
  lastMatched: new Uint16Array(size),
  sums: new Float64Array(size),
});

/** An inverted index of the tools: a radix tree of word forms with their posting lists. */
export interface WordIndex {
  forms: SearchableMap<readonly FieldPostings[]>;
  fields: readonly FieldLengths[];
  table: SearchTable;
  toJSON: () => WordIndexJson;
}

/**
 * The usual parameters of BM25+: k (term frequency saturation), b (length normalization) and d (lower bound
 * of a match).
 */
const [saturation, lengthWeight, least] = [1.2, 0.7, 0.5];

/** Creates a word index; the uses of each form are in the order of `searchedFields`. */
export function wordIndex({ forms, lengths }: WordIndexJson): WordIndex {
  const map = new SearchableMap<readonly FieldPostings[]>();
  for (const [form, postings] of forms) map.set(form, postings);
  const fields = lengths.map((all): FieldLengths => {
    const [longest, sum] = all.reduce(
      ([most, total], length) => [Math.max(most, length), total + length],
      [0, 0],
    );
    const average = sum / all.length;
    const normOf = (_: unknown, length: number) =>
      saturation * (1 - lengthWeight + (lengthWeight * length) / average);
    return { lengths: Uint32Array.from(all), norms: Float64Array.from({ length: longest + 1 }, normOf) };
  });
  const table = searchTable(lengths[0]?.length ?? 0);
  return {
    forms: map,
    fields,
    table,
    toJSON: () => ({
      forms: [...map].map(([form, postings]) => [
        form,
        postings.map(([field, list]) => [field, Array.from(list)]),
      ]),
      lengths: fields.map((field) => Array.from(field.lengths)),
    }),
  };
}

/**
 * Returns the indexed forms that match a query form: itself and, unless it is short, those that begin with
 * it.
 */
export function formsFor(
  { forms }: WordIndex,
  form: string,
): (readonly [string, readonly FieldPostings[]])[] {
  if (isPrefix(form)) return [...forms.atPrefix(form)];
  const postings = forms.get(form);
  return postings ? [[form, postings]] : [];
}

/** Calls `note` with the position of each tool in the posting lists; a position may repeat. */
export function eachPosting(postings: readonly FieldPostings[], note: (position: number) => void): void {
  for (const [, list] of postings) for (let at = 0; at < list.length; at += 2) note(list[at] ?? 0);
}

/** Yields the forms within two edits of a form that begin with the same letter, with their uses. */
export function* formsNear(
  { forms }: WordIndex,
  form: string,
): Generator<[string, readonly FieldPostings[]]> {
  const first = form.charAt(0);
  for (const [rest, [postings]] of forms.atPrefix(first).fuzzyGet(form.slice(1), 2))
    yield [first + rest, postings];
}

/** The boost of a match in a field; 1 for the fields not listed. */
export const fieldBoosts: Readonly<Partial<Record<SearchedField, number>>> = {
  name: 6,
  aliases: 4,
  subcategories: 4,
  tags: 4,
  category: 3,
  shortDescription: 2,
  useCases: 1.5,
  industries: 1.5,
  attributes: 1.5,
};
const boostOf = searchedFields.map((field) => fieldBoosts[field] ?? 1);

const none: FieldLengths = { lengths: new Uint32Array(0), norms: new Float64Array(0) };

/**
 * The weight of an indexed form that only begins with the query form, and how much it falls with each further
 * letter.
 */
const longerWeight = 0.375;
const lengthPenalty = 0.3;

/**
 * Returns the scores of the tools at `positions`, in their order, for query forms with weights. Scored as in
 * MiniSearch: the sum of BM25+ over forms and fields, times the number of query forms that a tool has.
 */
export function scoresOf(
  index: WordIndex,
  weights: ReadonlyMap<string, number>,
  positions: Uint32Array,
): Float64Array {
  const { matched, lastMatched, sums } = index.table;
  const size = sums.length;
  matched.fill(0);
  lastMatched.fill(0);
  for (const position of positions) {
    matched[position] = 1;
    sums[position] = 0;
  }
  let turn = 0;
  for (const [form, weight] of weights) {
    turn++;
    for (const [found, postings] of formsFor(index, form)) {
      const further = found.length - form.length;
      const nearness =
        further === 0 ? 1 : (longerWeight * found.length) / (found.length + lengthPenalty * further);
      for (const [field, list] of postings) {
        const having = list.length / 2;
        const rarity = Math.log(1 + (size - having + 0.5) / (having + 0.5));
        const factor = nearness * weight * (boostOf[field] ?? 1) * rarity;
        const { lengths, norms } = index.fields[field] ?? none;
        for (let at = 0; at < list.length; at += 2) {
          const position = list[at] ?? 0;
          if (matched[position] === 0) continue;
          const times = list[at + 1] ?? 0;
          const frequency = (times * (saturation + 1)) / (times + (norms[lengths[position] ?? 0] ?? 0));
          sums[position] = (sums[position] ?? 0) + factor * (least + frequency);
          if (lastMatched[position] === turn) continue;
          lastMatched[position] = turn;
          matched[position] = (matched[position] ?? 0) + 1;
        }
      }
    }
  }
  const scores = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] ?? 0;
    scores[at] = (sums[position] ?? 0) * ((matched[position] ?? 0) - 1);
  }
  return scores;
}
