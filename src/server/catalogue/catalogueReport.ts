import { categoryOf } from '../../domain/categories';
import { type Tool, toolPlaceholder } from '../../domain/tool';

import { wordsIn } from './articleHtml';
import type { CatalogueFiles } from './catalogueFolder';

/** Counts equal values, most frequent first. */
function countsOf(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== toolPlaceholder;

/** Counts the tools in which each field is filled, or true. */
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

/** The summary of a catalogue as text: tools by category and by field, posts by category and by words. */
export function catalogueReport({ tools, posts, articles }: CatalogueFiles): string {
  const texts = [...posts, ...articles];
  return [
    section(
      `${tools.length} tools, by category`,
      countsOf(tools.map(({ category }) => categoryOf(category)?.name ?? category)),
    ),
    section('Tools that have a field', filledFields(tools)),
    section(
      `${posts.length} posts and ${articles.length} static articles, by category`,
      countsOf(texts.map(({ category }) => category || '(none)')),
    ),
    section(
      'Words per post and article',
      texts.map(({ slug, content }) => [slug, wordsIn(content)] as const),
    ),
  ].join('\n\n');
}
