import { editDistance } from '../../lib/editDistance';
import { getOwn } from '../../lib/getOwn';
import { foldText } from '../../lib/words';
import { limits } from '../limits';

import type { KnownTool, NameIndex } from './searchIndex';
import { nameKey, searchWordsOf } from './words';

/** Shorter words are not corrected; up to `oneEditLength` letters one edit is allowed, beyond that two. */
const shortestTypo = 4;
const oneEditLength = 7;
const mostEdits = 2;

/** Returns how many edits a word may be away from what was typed. */
export const editsAllowed = (word: string) =>
  word.length < shortestTypo ? 0 : word.length <= oneEditLength ? 1 : mostEdits;

/**
 * The edit distance from what was typed to a word; Infinity when it is more than a typo, or when the first
 * letter differs, which people hardly ever mistype: 'meal' is not 'real' (catalogue-29).
 */
const typoDistance = (typed: string, word: string) =>
  word.startsWith(typed.charAt(0)) ? editDistance(typed, word, mostEdits) : Infinity;

/**
 * People seldom search for words from running text, so only a typo this long is corrected to one, by one
 * edit.
 */
const sentenceTypo = 7;

/**
 * Returns the edit distance from what was typed to a word of the catalogue, by its spelling or its form;
 * Infinity when it is too much for a typo. `isKey` says whether the word is in a key field.
 */
export function editsTo(typed: string, form: string, spelling: string, isKey: boolean): number {
  const edits = Math.min(typoDistance(typed, spelling), typoDistance(typed, form));
  const allowed = isKey ? editsAllowed(typed) : typed.length < sentenceTypo ? 0 : 1;
  return edits > allowed ? Infinity : edits;
}

/** A tool named in a text, and the remaining words. */
interface Named {
  tool: KnownTool;
  rest: string;
  /** Whether the name was written with a typo. */
  isCorrected: boolean;
}

/** What a text asks for besides words: alternatives to a tool, or tools to compare. */
export type Intent =
  | {
      kind: 'alternatives';
      tool: KnownTool;
      criteria: string;
      /** Whether the tool itself is a result too, if it meets the criteria. */
      orItself?: boolean;
      corrected?: string;
    }
  | { kind: 'comparison'; tools: KnownTool[]; corrected?: string };

/** Returns the tools that the editors put first for a phrase. */
export function firstFor(index: NameIndex, text: string): KnownTool[] {
  const phrase = searchWordsOf(text).join(' ');
  return (getOwn(index.words.first, phrase) ?? []).flatMap((slug) => index.bySlug.get(slug) ?? []);
}

/** The tool with exactly this name, else the editors' first choice for it, else the tool with this alias. */
function toolNamed(index: NameIndex, name: string): KnownTool | undefined {
  const key = nameKey(name);
  return index.byName.get(key)?.[0] ?? firstFor(index, name)[0] ?? index.byAlias.get(key)?.[0];
}

/** The most recommended tool whose name begins with a text. */
function toolBeginning(index: NameIndex, text: string): KnownTool | undefined {
  const key = nameKey(text);
  return key.length < 3 ? undefined : index.byKey.beginning(key)[0];
}

/** The tool whose name is nearest to a text, within the edits allowed for a typo. */
function toolMisspelt(index: NameIndex, text: string): KnownTool | undefined {
  const key = nameKey(text);
  const allowed = editsAllowed(key);
  let [least, first] = [allowed + 1, Infinity];
  let nearest: KnownTool | undefined;
  for (const { name, tool, turn } of allowed === 0 ? [] : index.byKey.alike(key, allowed)) {
    const edits = typoDistance(key, name);
    if (edits > least || (edits === least && turn > first)) continue;
    if (edits <= allowed) [least, first, nearest] = [edits, turn, tool];
  }
  return nearest;
}

/**
 * Returns the tool whose name a text misspells, unless correcting the text's words gives a nearer result:
 * 'fraemr' is Framer (catalogue-29).
 */
export function nameMeant(
  index: NameIndex,
  text: string,
  corrected: string | undefined,
): KnownTool | undefined {
  const tool = toolMisspelt(index, text);
  const edits = (other: string) => editDistance(nameKey(text), nameKey(other));
  return tool && corrected !== undefined && edits(corrected) < edits(tool.name) ? undefined : tool;
}

/**
 * Finds a tool's name in a text: the longest one at its beginning or end, else the whole text as a partial or
 * misspelt name.
 */
function findName(index: NameIndex, text: string): Named | undefined {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  for (let length = parts.length; length > 0; length--) {
    const [head, tail] = [parts.slice(0, length), parts.slice(-length)];
    const atStart = toolNamed(index, head.join(' '));
    if (atStart) return { tool: atStart, rest: parts.slice(length).join(' '), isCorrected: false };
    const atEnd = toolNamed(index, tail.join(' '));
    if (atEnd) return { tool: atEnd, rest: parts.slice(0, -length).join(' '), isCorrected: false };
  }
  const beginning = toolBeginning(index, text);
  const tool = beginning ?? toolMisspelt(index, text);
  return tool && { tool, rest: '', isCorrected: !beginning };
}

const things = 'tools?|apps?|applications?|sites?|websites?|software|services?|something|anything|ais?';
const others = 'alternatives?|replacements?|substitutes?|competitors?|equivalents?';

/** Ways to ask for tools like another one; the groups are the words before and the text that names it. */
const alternativePatterns: readonly RegExp[] = [
  /^(?:\w+ )?\w+er\s+than\s+(?<name>.+)$/,
  new RegExp(String.raw`^(?<before>.*?)\b(?:${others}|similar)\s+(?:to|for|of)\s+(?<name>.+)$`),
  new RegExp(String.raw`^(?<before>.*?)\b(?:(?:${things})\s+)?like\s+(?<name>.+)$`),
  /^(?<before>.*?)\binstead of\s+(?<name>.+)$/,
  new RegExp(String.raw`^(?<name>.+?)\s+(?:${others})(?<before>.*)$`),
];

/** In 'open source chatgpt' the tool stands for what it does, and need not meet the criterion itself. */
const criterionPattern =
  /^(?:an? )?(?<criteria>open[- ]?source|self[- ]?hosted|local|offline|private) (?<name>.+)$/;

function alternativesIn(index: NameIndex, text: string): Intent | undefined {
  const { criteria = '', name: like = '' } = criterionPattern.exec(text)?.groups ?? {};
  const model = like === '' ? undefined : toolNamed(index, like);
  if (model) return { kind: 'alternatives', tool: model, criteria, orItself: true };
  for (const pattern of alternativePatterns) {
    const { before = '', name = '' } = pattern.exec(text)?.groups ?? {};
    const named = name === '' ? undefined : findName(index, name);
    if (!named) continue;
    const { tool, rest, isCorrected } = named;
    const criteria = `${before} ${rest}`;
    return {
      kind: 'alternatives',
      tool,
      criteria,
      ...(isCorrected && { corrected: text.replace(name, () => tool.name) }),
    };
  }
  return undefined;
}

const comparisonWords = /\s+(?:vs\.?|versus|compared (?:to|with)|or)\s+/;
const pairWords = /\s+(?:and|with|to|vs\.?|versus|or)\s+|,\s*/;
/** Separates the purpose of a comparison: 'X vs Y for research'. */
const purpose = /\s+for\s+/;
const asksToCompare = /^(?:compare|comparison (?:of|between)|difference between)\s+/;

function comparisonIn(index: NameIndex, text: string): Intent | undefined {
  const isAsked = asksToCompare.test(text);
  const [compared = ''] = text.replace(asksToCompare, '').split(purpose);
  const parts = compared.split(isAsked ? pairWords : comparisonWords);
  if (parts.length < 2) return undefined;
  // 'or' occurs in many texts that compare nothing, so each part must be an exact name there.
  const isClear = isAsked || !/\sor\s/.test(text);
  const named = parts.map((part) => {
    const exact = toolNamed(index, part);
    if (exact) return { tool: exact, isCorrected: false };
    const found = isClear ? findName(index, part) : undefined;
    return found?.rest === '' ? found : undefined;
  });
  if (named.includes(undefined)) return undefined;
  const tools = [...new Set(named.flatMap((found) => found?.tool ?? []))];
  if (tools.length < 2) return undefined;
  const isCorrected = named.some((found) => found?.isCorrected);
  return {
    kind: 'comparison',
    tools,
    ...(isCorrected && { corrected: tools.map(({ name }) => name).join(' vs ') }),
  };
}

/** Returns what a text asks for besides words; undefined when it only has words. */
export function intentOf(index: NameIndex, text: string): Intent | undefined {
  // Cut after folding, which may expand one character to eighteen.
  const folded = foldText(text)
    .slice(0, limits.searchCharacters)
    .replace(/[?!.]+$/, '')
    .trim();
  if (toolNamed(index, folded)) return undefined;
  return comparisonIn(index, folded) ?? alternativesIn(index, folded);
}
