import type { Tool } from '../tool';
import { isDiscontinued } from '../toolFacts';

type Paired = Pick<Tool, 'slug' | 'alternatives' | 'status'>;

const names = ({ alternatives }: Paired, slug: string) =>
  alternatives.some((alternative) => alternative.slug === slug);

/**
 * Whether the tools are one of the editors' pairs (versus-6): one names the other as an alternative, and both
 * are still offered.
 */
export function areEditorsPair(tools: readonly Paired[]): boolean {
  const [a, b] = tools;
  if (!a || !b || tools.length > 2 || a.slug === b.slug) return false;
  return !tools.some(isDiscontinued) && (names(a, b.slug) || names(b, a.slug));
}

/**
 * Returns all of the editors' pairs in a catalogue, each once and with its slugs in alphabetical order
 * (versus-6).
 */
export function editorsPairs<T extends Paired>(tools: readonly T[]): [T, T][] {
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  const pairs = new Map<string, [T, T]>();
  for (const tool of tools) {
    for (const { slug } of tool.alternatives) {
      const other = bySlug.get(slug);
      if (!other || !areEditorsPair([tool, other])) continue;
      const pair: [T, T] = tool.slug < other.slug ? [tool, other] : [other, tool];
      const key = `${pair[0].slug}\n${pair[1].slug}`;
      if (!pairs.has(key)) pairs.set(key, pair);
    }
  }
  return [...pairs.values()];
}

/** How many related pairs a comparison shows. */
const maxRelated = 6;

/**
 * Returns pairs of one of the compared tools with another tool, alternating between the compared tools
 * (versus-9).
 */
export function relatedPairsOf<T extends Paired>(tools: readonly T[]): { tool: T; slug: string }[] {
  const others = tools.map((tool) =>
    tool.alternatives
      .filter(({ slug }) => !tools.some((compared) => compared.slug === slug))
      .map(({ slug }) => ({ tool, slug })),
  );
  const longest = Math.max(0, ...others.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => others.flatMap((pairs) => pairs[index] ?? []))
    .flat()
    .slice(0, maxRelated);
}
