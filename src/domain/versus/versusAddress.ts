import { limits } from '../limits';

const separator = '-vs-';

/** More than any of our addresses has; limits how many ways there are to group the parts. */
const maxParts = 5;

/** Every way to join the parts into `count` slugs. */
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
 * Returns the possible slugs in the address of a public comparison (versus-2): two or three different ones,
 * in alphabetical order. Ambiguous when a slug itself contains '-vs-'; empty when the text is not a
 * comparison.
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

/** What is known of a slug: a tool has it, no tool has it, or not yet known. */
export type SlugState = 'known' | 'missing' | 'unknown';

/**
 * Resolves the slugs in a public comparison's address (versus-2): the first reading whose slugs are all
 * known, else the first whose slugs may all exist; undefined when every reading has a missing slug.
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
