import queries from './queries.json';

/** A query, the slugs accepted as the first result, and those that all have to be among the first three. */
interface JudgedQuery {
  query: string;
  first: string[];
  top?: string[];
}

/** The judged queries by group; those of 'nonsense' should find nothing. */
export const judgedQueries: Readonly<Record<string, readonly JudgedQuery[]>> = queries;

/** How many queries of a group had an accepted result first, among the first three, and how many found nothing. */
export interface Quality {
  queries: number;
  first: number;
  amongThree: number;
  nothing: number;
  /** The queries without an accepted first result, with what came first. */
  missed: string[];
}

/** Judges a search, which gives slugs for a text, by group. */
export function judge(search: (text: string) => string[]): Record<string, Quality> {
  const judged = Object.entries(judgedQueries).map(([group, rows]) => {
    const quality: Quality = { queries: rows.length, first: 0, amongThree: 0, nothing: 0, missed: [] };
    for (const { query, first, top } of rows) {
      const found = search(query);
      const three = found.slice(0, 3);
      const isFirst = first.includes(found[0] ?? '');
      quality.first += Number(isFirst);
      quality.amongThree += Number(
        top ? top.every((slug) => three.includes(slug)) : first.some((slug) => three.includes(slug)),
      );
      quality.nothing += Number(found.length === 0);
      if (!isFirst && (first.length > 0 || found.length > 0)) {
        quality.missed.push(`${query}: ${three.join(', ') || 'nothing'} (${found.length})`);
      }
    }
    return [group, quality] as const;
  });
  return Object.fromEntries(judged);
}
