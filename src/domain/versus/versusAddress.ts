import { limits } from '../limits';

const separator = '-vs-';

/** More parts than any address of ours has: the ways to read them would become too many. */
const maxParts = 5;

/** Every way to put the parts together again into a number of slugs. */
function groupings(parts: readonly string[], count: number): string[][] {
  if (count === 1) return [[parts.join(separator)]];
  return parts
    .slice(0, parts.length - count + 1)
    .flatMap((_, index) =>
      groupings(parts.slice(index + 1), count - 1).map((rest) => [
        parts.slice(0, index + 1).join(separator),
        ...rest,
      ]),
    );
}

/**
 * The slugs that the text of a public comparison's address may mean (versus-2): two or three different ones, in
 * alphabetical order; several ways where a slug may itself contain '-vs-', none where the text is no comparison.
 */
export function slugsMeantBy(text: string): readonly (readonly string[])[] {
  const parts = text.split(separator);
  if (parts.length > maxParts) return [];
  const counts = [limits.maxCompared, limits.minCompared].filter((count) => count <= parts.length);
  return counts
    .flatMap((count) => groupings(parts, count))
    .filter((slugs) => slugs.every((slug) => slug !== '') && new Set(slugs).size === slugs.length)
    .map((slugs) => slugs.toSorted());
}

/** What is known of a slug: whether a tool has it, or nothing yet. */
export type SlugState = 'known' | 'missing' | 'unknown';

/**
 * The slugs of a public comparison's address (versus-2): the first meaning whose slugs are all known, else the first
 * that may still exist; undefined when every meaning has a slug that no tool has.
 */
export function resolveVersus(
  text: string,
  stateOf: (slug: string) => SlugState,
): readonly string[] | undefined {
  const meanings = slugsMeantBy(text);
  return (
    meanings.find((slugs) => slugs.every((slug) => stateOf(slug) === 'known')) ??
    meanings.find((slugs) => slugs.every((slug) => stateOf(slug) !== 'missing'))
  );
}
