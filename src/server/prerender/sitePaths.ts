import { categories } from '../../domain/categories';
import { paths } from '../../domain/paths';
import { editorsPairs } from '../../domain/versus/editorsPairs';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/** The pages that do not depend on a record. */
const fixedPaths = [
  paths.home,
  '/landing',
  paths.tools,
  '/trending',
  '/trending-tools',
  paths.blog,
  '/about',
  paths.howWeReview,
  '/contact',
  '/submit-tool',
  '/privacy-policy',
  '/terms-and-conditions',
  '/disclaimer',
];

/** The pages of saved things, prerendered without them: the browser adds them from its storage. */
export const keptPaths = [paths.savedTools, paths.bookmarks];

/** Pages of one kind, which differ in what their record has, for the styles that they may have. */
const samplesPerKind = 5;

/** Some pages of each kind: all that stand alone, and the first ones of each kind of record. */
export function samplePaths(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return all.filter((one) => {
    const parent = one.slice(0, one.lastIndexOf('/'));
    const count = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, count);
    return parent === '' || count <= samplesPerKind;
  });
}

const unique = (slugs: readonly string[]) => [...new Set(slugs)];

/**
 * The paths of all public pages, including those of records where the catalogue is known, and of the first `versusPages`
 * pairs of the editors (versus-5).
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
