import { replayPath } from '../../app/replay/replayedPage';
import { routes } from '../../app/routes';
import { categories } from '../../domain/categories';
import { paths } from '../../domain/paths';
import { editorsPairs } from '../../domain/versus/editorsPairs';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/** The pages of saved items, prerendered empty: the browser adds the items from its storage. */
export const keptPaths = [paths.savedTools, paths.bookmarks];

const unlisted: readonly string[] = [...keptPaths, replayPath];

/** The public pages that do not depend on a record. */
export const fixedPaths = routes
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path) && !unlisted.includes(path));

/**
 * Returns the kind of a page: pages of records under the same path are one kind, any other page is a kind of
 * its own.
 */
export function pageKindOf(path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  return parent.length > 1 ? parent : path;
}

/** Several, because the styles of a page depend on what its record contains. */
const samplesPerKind = 5;

/** Returns the first pages of each kind. */
export function samplePaths(all: readonly string[]): Map<string, string[]> {
  const samples = new Map<string, string[]>();
  for (const path of all) {
    const ofKind = samples.get(pageKindOf(path)) ?? [];
    if (ofKind.length < samplesPerKind) samples.set(pageKindOf(path), [...ofKind, path]);
  }
  return samples;
}

const unique = (slugs: readonly string[]) => [...new Set(slugs)];

/**
 * Returns the paths of all public pages, including those of records if the catalogue is known, and of the
 * first `versusPages` of the editors' pairs (versus-5).
 */
export function sitePaths(catalogue: CatalogueFiles | undefined, versusPages = Infinity): string[] {
  const { tools = [], posts = [], articles = [] } = catalogue ?? {};
  return [
    ...fixedPaths,
    ...(catalogue ? categories.map(({ slug }) => paths.category(slug)) : []),
    ...unique(tools.map(({ slug }) => slug)).map((slug) => paths.tool(slug)),
    ...editorsPairs(tools)
      .slice(0, versusPages)
      .map((pair) => paths.versus(pair.map(({ slug }) => slug))),
    ...unique([...posts, ...articles].map(({ slug }) => slug)).map((slug) => paths.post(slug)),
  ];
}
