import { matchPath } from 'react-router-dom';

/** The files of each named part of the code, as the build writes them (`chunkFilesPlugin.ts`). */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** The name that `app/routes.ts` gives to the code of a screen, by the screen's path pattern. */
const chunkNames: readonly [string, string][] = [
  ['/', 'home'],
  ['/landing', 'landing'],
  ['/tools', 'tool-list'],
  ['/tools/category/:slug', 'tool-list'],
  ['/tools/:slug', 'tool'],
  ['/trending', 'trending'],
  ['/trending-tools', 'trending'],
  ['/blog', 'blog'],
  ['/blog/:slug', 'article'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/submit-tool', 'submit'],
  ['/privacy-policy', 'legal'],
  ['/terms-and-conditions', 'legal'],
  ['/disclaimer', 'legal'],
  ['*', 'not-found'],
];

/** The addresses of the code that the screen at a path needs beside the main one. */
export function screenScripts(chunkFiles: ChunkFiles, pathname: string): readonly string[] {
  const name = chunkNames.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? '';
  const files = chunkFiles[name];
  if (!files) throw new Error(`The build has no code named "${name}" for ${pathname}.`);
  return files;
}
