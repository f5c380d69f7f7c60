import { type AttributeKey, attributesOf } from '../../domain/attributes';
import { categoryOf } from '../../domain/categories';
import { limits } from '../../domain/limits';
import { type Tool, toolPlaceholder } from '../../domain/tool';
import { areFactsOld } from '../../domain/toolFacts';
import { countWords, cutText } from '../../lib/text';

import type { CatalogueFiles } from './catalogueFolder';

/** Counts equal values, most frequent first. */
function countsOf(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value) && value !== toolPlaceholder;
}

/** Counts the tools in which each field is not empty. */
function filledFields(tools: readonly Tool[]): [string, number][] {
  return countsOf(
    tools.flatMap((tool) =>
      Object.entries(tool).flatMap(([field, value]) => (isFilled(value) ? [field] : [])),
    ),
  );
}

function section(title: string, rows: readonly (readonly [string, number])[]): string {
  return [title, ...rows.map(([name, count]) => `${String(count).padStart(6)}  ${name}`)].join('\n');
}

/**
 * The attributes implied by a tool's platforms. Not `desktop-app`: a program that runs on a desktop need not
 * be one.
 */
const platformAttributes: readonly (readonly [AttributeKey, RegExp])[] = [
  ['api', /^API$/],
  ['mobile-app', /^(?:iOS|Android)$/],
  ['browser-extension', /^Browser extension$/],
];

/** Whether the tool lacks an attribute of its category that one of its platforms implies. */
const leavesPlatformsOpen = ({ category, platforms, attributes }: Tool) =>
  platformAttributes.some(
    ([key, platform]) =>
      !(key in attributes) &&
      attributesOf(category).some((attribute) => attribute.key === key) &&
      platforms.some((name) => platform.test(name)),
  );

/** Counts the tools that lack parts of a complete record, at a time in milliseconds (docs/content.md). */
function gaps(tools: readonly Tool[], nowMs: number): [string, number][] {
  const count = (lacks: (tool: Tool) => boolean) => tools.filter(lacks).length;
  const time = new Date(nowMs).toISOString();
  return [
    ['pricingPlans', count(({ pricingPlans }) => pricingPlans.length === 0)],
    ['two sources', count(({ sources }) => sources.length < 2)],
    ['attributes', count(({ attributes }) => Object.keys(attributes).length === 0)],
    ['attributes that their platforms answer', count(leavesPlatformsOpen)],
    ['alternatives', count(({ alternatives }) => alternatives.length === 0)],
    ['factsCheckedAt', count(({ factsCheckedAt }) => factsCheckedAt === '')],
    [
      `facts of the last ${limits.oldFactsDays} days (theirs are older)`,
      count(({ factsCheckedAt }) => areFactsOld(factsCheckedAt, time)),
    ],
  ];
}

/** The most characters of a repeated sentence that are shown. */
const shownCharacters = 120;

/** Finds sentences of descriptions, verdicts, pros and cons that several tools share word for word. */
function repeatedSentences(tools: readonly Tool[]): [string, number][] {
  const sentences = tools.flatMap(({ description, editorVerdict, pros, cons }) => [
    ...[description, editorVerdict].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
    ...pros,
    ...cons,
  ]);
  const plain = sentences.map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
      .trim(),
  );
  return countsOf(plain.filter((sentence) => sentence.includes(' ')))
    .filter(([, count]) => count > 1)
    .map(([sentence, count]) => [cutText(sentence, shownCharacters), count]);
}

/**
 * Summarizes a catalogue as text, at a time in milliseconds: tools by category and by field, gaps and
 * repetitions, posts by category and word count.
 */
export function catalogueReport({ tools, posts, articles }: CatalogueFiles, nowMs: number): string {
  const texts = [...posts, ...articles];
  return [
    section(
      `${tools.length} tools, by category`,
      countsOf(tools.map(({ category }) => categoryOf(category)?.name ?? category)),
    ),
    section('Tools that have a field', filledFields(tools)),
    section('Tools that lack', gaps(tools, nowMs)),
    section('Sentences that several tools have', repeatedSentences(tools)),
    section(
      `${posts.length} posts and ${articles.length} static articles, by category`,
      countsOf(texts.map(({ category }) => category || '(none)')),
    ),
    section(
      'Words per post and article',
      texts.map(({ slug, content }) => [slug, countWords(content)] as const),
    ),
  ].join('\n\n');
}
