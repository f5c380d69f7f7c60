import { firstBy } from '../lib/firstBy';
import { runSteps, type Steps, wait } from '../lib/steps';
import { foldText } from '../lib/words';

import type { Match } from './listingMetadata';
import { memoryWords } from './search/memoryWords';
import type { KnownTool, NameIndex, ToolIndex } from './search/searchIndex';
import { firstFor, type Intent, intentOf, nameMeant } from './search/searchQuery';
import { noScores, type Scores, type WordLookup } from './search/wordLookup';
import { isFreeWord, nameKey, searchWordsOf, wordForm } from './search/words';
import { type FoundWords, searchWords } from './search/wordSearch';
import type { FoundTools } from './toolListing';

export { readToolIndex, type ToolIndex } from './search/searchIndex';

/** A word tagged on at least this many tools is a kind of tool rather than the beginning of a name. */
const commonFrom = 3;

/** The two indexes that a search uses: tools by name, and words. */
interface SearchedCatalogue {
  names: NameIndex;
  lookup: WordLookup;
}

/** Concatenates lists of tools; a tool in several lists keeps its first place. */
const inTurn = (...lists: readonly (readonly KnownTool[])[]) => [...new Set(lists.flat())];

/** The tools whose whole name begins another tool's name: Claude for Claude Code. */
const namedFirst = (index: NameIndex, { nameWords }: KnownTool) =>
  nameWords.slice(1).flatMap((_, at) => index.byName.get(nameWords.slice(0, at + 1).join('')) ?? []);

/**
 * The tools whose name begins with a key, in the recommended order, except that Claude always precedes Claude
 * Code.
 */
function toolsBeginning(index: NameIndex, key: string): KnownTool[] {
  const begins = (tool: KnownTool) => tool.key.startsWith(key);
  const tools = index.byKey.beginning(key);
  return inTurn(tools.flatMap((tool) => [...namedFirst(index, tool).filter(begins), tool]));
}

/**
 * Ranks the tools that a text names, in order: 0 by their name, 1 as the editors' first choice, 2 by an alias
 * (or, where there is one, by a name that contains the text's words), 3 by a name that begins with the text.
 */
function* ranksByName(
  { names: index, lookup }: SearchedCatalogue,
  text: string,
): Steps<Map<KnownTool, number>> {
  const ranks = new Map<KnownTool, number>();
  const key = nameKey(text);
  if (key === '') return ranks;
  const rank = (tools: readonly KnownTool[], value: number) => {
    for (const tool of tools) if (!ranks.has(tool)) ranks.set(tool, value);
  };
  const aliased = index.byAlias.get(key) ?? [];
  const words = searchWordsOf(text);
  rank(index.byName.get(key) ?? [], 0);
  rank(firstFor(index, text), 1);
  rank(aliased, 2);
  if (aliased.length > 0) {
    const having = index.byKey.having(words[0] ?? key);
    rank(
      having.filter(({ nameWords }) => words.every((word) => nameWords.includes(word))),
      2,
    );
  }
  if (!(yield* wait(lookup.areTags(words.map(wordForm), commonFrom)))) {
    rank(toolsBeginning(index, key), beginningOfName);
  }
  return ranks;
}

const beginningOfName = 3;

/** Whether a text is a full name, not only the beginning of one. */
const isName = (ranks: ReadonlyMap<KnownTool, number>) =>
  [...ranks.values()].some((rank) => rank < beginningOfName);

/** Shorter texts occur in too many names. */
const shortestPart = 4;

/** The tools whose name contains a text. */
function ranksByPart({ byKey }: NameIndex, text: string): Map<KnownTool, number> {
  const key = nameKey(text);
  const having = key.length < shortestPart ? [] : byKey.having(key);
  return new Map(having.map((tool) => [tool, partOfName]));
}

const partOfName = 4;

/** Returns a list of tools as a result, best first. */
const listed = (tools: readonly KnownTool[], match: Match): FoundTools => ({
  positions: Uint32Array.from(tools, ({ position }) => position),
  best: (count, passes) =>
    tools
      .filter(({ position }) => passes(position))
      .slice(0, count)
      .map(({ position }) => position),
  match,
});

/** Moves the tools that pass a test to the front; otherwise keeps the order. */
const firstThose = (tools: readonly KnownTool[], test: (tool: KnownTool) => boolean) =>
  inTurn(tools.filter(test), tools);

function alternativesOf(index: NameIndex, { alternatives }: KnownTool): KnownTool[] {
  return alternatives.flatMap((slug) => index.bySlug.get(slug) ?? []);
}

/**
 * Finds the curated alternatives of a tool, then the other tools of its category; those that meet the
 * criteria come first.
 */
function* findAlternatives(
  { names: index, lookup }: SearchedCatalogue,
  intent: Extract<Intent, { kind: 'alternatives' }>,
): Steps<KnownTool[]> {
  const { tool, criteria, orItself } = intent;
  const inCategory = index.tools.filter(({ category }) => category === tool.category);
  const others = inTurn(alternativesOf(index, tool), inCategory).filter((one) => one !== tool);
  const free = searchWordsOf(criteria).some(isFreeWord) ? firstThose(others, ({ isFree }) => isFree) : others;
  const { parsed, scores, kind } = yield* searchWords(lookup, index.words, criteria);
  if (parsed.needs.length === 0 || kind === 'some') return free;
  const having = new Set(scores.positions);
  const meets = ({ position }: KnownTool) => having.has(position);
  return firstThose(orItself && meets(tool) ? [tool, ...free] : free, meets);
}

function* findByIntent(catalogue: SearchedCatalogue, intent: Intent): Steps<FoundTools> {
  const corrected = intent.corrected === undefined ? {} : { corrected: intent.corrected };
  if (intent.kind === 'alternatives') {
    return listed(yield* findAlternatives(catalogue, intent), { kind: 'all', ...corrected });
  }
  const { tools } = intent;
  const near = tools.flatMap((tool) => alternativesOf(catalogue.names, tool));
  const compare = tools.map(({ slug }) => slug);
  return listed(inTurn(tools, near), { kind: 'all', ...corrected, compare });
}

/** The scores without those of the named tools. */
function scoresWithout(known: ReadonlySet<number>, { positions, scores }: Scores): Scores {
  if (known.size === 0) return { positions, scores };
  const isOther = (_: number, at: number) => !known.has(positions[at] ?? 0);
  return { positions: positions.filter(isOther), scores: scores.filter(isOther) };
}

/**
 * Orders the results: named tools by rank, then the others by score and the recommended order. If a free plan
 * is asked for, tools with one come first within each group.
 */
function ranked(
  { tools }: NameIndex,
  ranks: ReadonlyMap<KnownTool, number>,
  { scores: found, parsed: { wantsFree } }: Pick<FoundWords, 'scores' | 'parsed'>,
  match: Match,
): FoundTools {
  const priceOf = (tool: KnownTool | undefined) => (wantsFree && !tool?.isFree ? 1 : 0);
  const named = [...ranks]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || priceOf(a) - priceOf(b))
    .map(([{ position }]) => position);
  const { positions, scores } = scoresWithout(new Set(named), found);
  const compare = (a: number, b: number) =>
    priceOf(tools[positions[a] ?? 0]) - priceOf(tools[positions[b] ?? 0]) ||
    (scores[b] ?? 0) - (scores[a] ?? 0) ||
    (positions[a] ?? 0) - (positions[b] ?? 0);
  const all = new Uint32Array(named.length + positions.length);
  all.set(named);
  all.set(positions, named.length);
  return {
    positions: all,
    best: (count, passes) => {
      const first = named.filter(passes).slice(0, count);
      const others = firstBy(positions.length, count - first.length, compare, (at) =>
        passes(positions[at] ?? 0),
      );
      return [...first, ...others.map((at) => positions[at] ?? 0)];
    },
    match,
  };
}

const inQuotationMarks = /^"(.+)"$/;

/**
 * Searches the whole catalogue for a text, best results first (catalogue-26 to catalogue-29), and tells how
 * they match. A text without any letter finds nothing. A text in quotation marks is searched as typed,
 * without corrections (list-49).
 */
export function* searchSteps(catalogue: SearchedCatalogue, searched: string): Steps<FoundTools> {
  const { names: index, lookup } = catalogue;
  const asTyped = inQuotationMarks.exec(searched.trim())?.[1];
  const text = asTyped ?? searched;
  const intent = asTyped === undefined ? intentOf(index, text) : undefined;
  if (intent) return yield* findByIntent(catalogue, intent);
  const hits = yield* searchWords(lookup, index.words, text, asTyped === undefined);
  const byName = yield* ranksByName(catalogue, text);
  if (hits.parsed.wantsFree && hits.parsed.needs.length === 0 && !isName(byName)) {
    const free = index.tools.filter(({ isFree }) => isFree);
    return listed(free, { kind: 'all', ...(hits.corrected !== undefined && { corrected: hits.corrected }) });
  }
  const isFound = hits.kind === 'all' && hits.corrected === undefined && hits.scores.positions.length > 0;
  const meant =
    asTyped === undefined && byName.size === 0 && !isFound
      ? nameMeant(index, text, hits.corrected)
      : undefined;
  if (meant) {
    const found = yield* searchSteps(catalogue, `"${meant.name}"`);
    return { ...found, match: { kind: 'all', corrected: foldText(meant.name) } };
  }
  const isUnknown = byName.size === 0 && (hits.scores.positions.length === 0 || hits.corrected !== undefined);
  const named = isUnknown ? ranksByPart(index, text) : byName;
  const { corrected, kind, parsed } = hits;
  const isCorrected = named.size === 0 && corrected !== undefined;
  const ranks = isCorrected ? yield* ranksByName(catalogue, corrected) : named;
  if (ranks.size === 0 && parsed.needs.length === 0) {
    return listed(nameKey(text) === '' ? [] : index.tools, { kind: 'all' });
  }
  // If the text is a name, the results of correcting its words are unrelated.
  const others = named.size > 0 && corrected !== undefined ? { ...hits, scores: noScores } : hits;
  return ranked(index, ranks, others, {
    kind: ranks.size > 0 ? 'all' : kind,
    ...(isCorrected && { corrected }),
  });
}

/** Searches an in-memory index for a text. */
export function searchTools(index: ToolIndex, text: string): FoundTools {
  return runSteps(searchSteps({ names: index, lookup: memoryWords(index) }, text));
}
