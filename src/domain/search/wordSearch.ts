import { type Steps, wait } from '../../lib/steps';
import { foldText } from '../../lib/words';

import { formsIn, type Need, type ParsedWords, parseWords } from './parseWords';
import { editsTo } from './searchQuery';
import { noScores, type Scores, type WordLookup } from './wordLookup';
import { type SearchWords, searchWordsOf, wordForm } from './words';

/** The tools that a text's words find, and the text searched instead when typos were corrected. */
export interface FoundWords {
  kind: 'all' | 'some';
  corrected?: string;
  scores: Scores;
  parsed: ParsedWords;
}

const isMissing = ({ word, phrases }: Need, found: ReadonlySet<string>) =>
  !word.includes(' ') && phrases.flat().every((form) => !found.has(form));

const wordLists = new WeakMap<object, ReadonlySet<string>>();

/** The words in the editors' list: those of its phrases and of their meanings. */
function editorsWords({ sameMeaning }: SearchWords): ReadonlySet<string> {
  const known = wordLists.get(sameMeaning);
  if (known) return known;
  const made = new Set(Object.entries(sameMeaning).flat(2).flatMap(searchWordsOf));
  wordLists.set(sameMeaning, made);
  return made;
}

/**
 * Returns the word of the editors' list that a word is a typo of, if it is nearer than `known`, the
 * correction from the catalogue.
 */
function nearestWord(words: SearchWords, word: string, known: string | undefined): string | undefined {
  let [least, nearest] = [
    known === undefined ? Infinity : editsTo(word, wordForm(known), known, true),
    known,
  ];
  for (const one of editorsWords(words)) {
    const edits = editsTo(word, one, one, true);
    if (edits < least) [least, nearest] = [edits, one];
  }
  return nearest;
}

/**
 * Finds the tools that have every word of a text, a form of it or a synonym; when no tool has every word,
 * those that have the most. A word that no tool has is corrected, unless `corrects` is false.
 */
export function* searchWords(
  lookup: WordLookup,
  words: SearchWords,
  text: string,
  corrects = true,
): Steps<FoundWords> {
  let parsed = parseWords(words, text);
  const found = yield* wait(lookup.formsFound(parsed));
  const missing = new Set(formsIn(parsed).filter((form) => !found.has(form)));
  const typos = corrects ? parsed.needs.filter((need) => isMissing(need, found)) : [];
  const corrections: [word: string, by: string][] = [];
  for (const { word } of typos) {
    const by = nearestWord(words, word, yield* wait(lookup.correction(word)));
    if (by !== undefined) corrections.push([word, by]);
  }
  let corrected: string | undefined;
  if (corrections.length > 0) {
    const by = new Map(corrections);
    corrected = foldText(text)
      .trim()
      .replace(/[\p{L}\p{N}]+/gu, (word) => by.get(word) ?? word);
    parsed = parseWords(words, corrected);
  }
  const { most, scores } = yield* wait(lookup.hits(parsed, missing));
  const isPartial = most < parsed.needs.length;
  if (isPartial && most <= corrections.length) return { kind: 'some', scores: noScores, parsed };
  return {
    kind: isPartial ? 'some' : 'all',
    ...(corrected !== undefined && { corrected }),
    scores,
    parsed,
  };
}
