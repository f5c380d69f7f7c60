import {
  formsIn,
  formWeights,
  isPrefix,
  type Need,
  type ParsedWords,
  widestPhrases,
} from '../../domain/search/parseWords';
import type { NameIndex } from '../../domain/search/searchIndex';
import { editsAllowed, editsTo } from '../../domain/search/searchQuery';
import {
  noScores,
  toolScore,
  typoForms,
  type WordHits,
  type WordLookup,
} from '../../domain/search/wordLookup';
import { wordForm } from '../../domain/search/words';

import type { Database } from './database';
import { schema } from './schema';

/** A form as part of a tsquery. Forms contain only letters and digits, so nothing has to be escaped. */
const lexeme = (form: string) => `'${form}'${isPrefix(form) ? ':*' : ''}`;

/** A need as a tsquery; empty when nothing can meet it, because each of its phrases has a missing form. */
const needQuery = (need: Need, missing: ReadonlySet<string>) =>
  widestPhrases(need)
    .filter((phrase) => !phrase.some((form) => missing.has(form)))
    .map((phrase) => `(${phrase.map(lexeme).join(' & ')})`)
    .join(' | ');

/** Sorts after every text that begins with a form. */
const after = (form: string) => `${form}\u{10FFFF}`;

/** How many of the most similar forms are examined; enough to include those with two wrong letters. */
const maxAlike = 500;

/** The `ts_rank` weights of PostgreSQL's four word classes, D to A. */
const rankWeights = '{0.15, 0.3, 0.65, 1}';

/**
 * Search hits as packed binary, four bytes per tool for each array: thousands of rows, or of numbers as text,
 * would take longer.
 */
interface Hits {
  positions: Uint8Array | null;
  scores: Uint8Array | null;
}

const hitsOf = `string_agg(int4send(position), '') AS positions, string_agg(float4send(score::real), '') AS scores`;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Looks up words in a database: forms by full-text search, typos by trigrams. */
export function databaseWords(database: Database, { tools }: NameIndex): WordLookup {
  async function hits(parsed: ParsedWords, missing: ReadonlySet<string>): Promise<WordHits> {
    const queries = parsed.needs.map((need) => needQuery(need, missing)).filter((query) => query !== '');
    if (queries.length === 0) return { most: 0, scores: noScores };
    // Only weights with a known form: each `ts_rank` reads all words of a tool.
    const byWeight = new Map<number, string[]>();
    for (const [form, weight] of formWeights(parsed)) {
      if (!missing.has(form)) byWeight.set(weight, [...(byWeight.get(weight) ?? []), lexeme(form)]);
    }
    const ranked = [...byWeight.values()].map((forms) => forms.join(' | '));
    const ranks = [...byWeight.keys()].map(
      (weight, index) => `${weight} * ts_rank('${rankWeights}', forms, $${index + 2}::tsquery)`,
    );
    const score = `norm * (${ranks.join(' + ')})`;
    const all = queries.map((query) => `(${query})`);
    const found = async (query: string) => {
      const [hit] = await database.query<Hits>(
        `SELECT ${hitsOf} FROM (SELECT position, ${score} AS score FROM ${schema}.words WHERE forms @@ $1::tsquery) AS hit`,
        [query, ...ranked],
      );
      return hit;
    };
    const every = await found(all.join(' & '));
    if (every?.positions) return scored(queries.length, every);
    // With at most two needs, and no tool that meets both, each hit meets exactly one.
    if (queries.length <= 2) return scored(1, queries.length === 2 ? await found(all.join(' | ')) : every);
    const met = queries.map((_, index) => `(forms @@ $${ranked.length + 2 + index}::tsquery)::int`);
    const [some] = await database.query<Hits & { met: number }>(
      // Materialized, so that the rows that are read twice do not contain the forms.
      `WITH hit AS MATERIALIZED (SELECT position, ${met.join(' + ')} AS met, ${score} AS score FROM ${schema}.words WHERE forms @@ $1::tsquery)
        SELECT max(met) AS met, ${hitsOf} FROM hit WHERE met = (SELECT max(met) FROM hit)`,
      [all.join(' | '), ...ranked, ...queries],
    );
    return scored(some?.met ?? 0, some);
  }

  function scored(most: number, { positions, scores }: Hits = { positions: null, scores: null }): WordHits {
    if (!positions || !scores) return { most: 0, scores: noScores };
    const [positionsView, scoresView] = [viewOf(positions), viewOf(scores)];
    const found = new Uint32Array(positions.length / 4);
    const weighted = new Float64Array(found.length);
    for (let at = 0; at < found.length; at += 1) {
      const position = positionsView.getInt32(4 * at);
      const tool = tools[position];
      found[at] = position;
      if (tool) weighted[at] = toolScore(scoresView.getFloat32(4 * at), tool, tools.length);
    }
    return { most, scores: { positions: found, scores: weighted } };
  }

  return {
    formsFound: async (parsed) => {
      const forms = [...new Set(formsIn(parsed))];
      const found = await database.query<{ form: string }>(
        `SELECT wanted.form FROM unnest($1::text[], $2::text[]) AS wanted(form, beyond) WHERE EXISTS
          (SELECT 1 FROM ${schema}.forms AS known WHERE known.form >= wanted.form COLLATE "C" AND known.form < wanted.beyond COLLATE "C")`,
        [forms, forms.map((form) => (isPrefix(form) ? after(form) : `${form}\u0001`))],
      );
      return new Set(found.map(({ form }) => form));
    },
    correction: async (word) => {
      if (editsAllowed(word) === 0) return undefined;
      const alike = await Promise.all(
        typoForms(word, wordForm(word)).map((form) =>
          database.query<{ form: string; spelling: string; uses: number; is_key: boolean }>(
            `SELECT form, spelling, uses, is_key FROM ${schema}.forms
              WHERE length(form) BETWEEN length($1) - 2 AND length($1) + 2 ORDER BY form <-> $1 LIMIT ${maxAlike}`,
            [form],
          ),
        ),
      );
      const [best] = alike
        .flat()
        .map((row) => ({ ...row, edits: editsTo(word, row.form, row.spelling, row.is_key) }))
        .filter(({ edits }) => edits < Infinity)
        .sort(
          (a, b) =>
            Number(b.is_key) - Number(a.is_key) ||
            a.edits - b.edits ||
            b.uses - a.uses ||
            (a.form < b.form ? -1 : 1),
        );
      return best?.spelling;
    },
    hits,
    areTags: async (forms, count) => {
      const known = await database.query(
        `SELECT 1 FROM ${schema}.forms WHERE form = ANY ($1::text[]) AND tags >= $2`,
        [forms, count],
      );
      return known.length === new Set(forms).size;
    },
  };
}
