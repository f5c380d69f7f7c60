import { routeAt } from '../../app/routes';

/** The files of each named part of the code, as the build writes them (`chunkFilesPlugin.ts`). */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** The addresses of the code that the screen at a path needs beside the main one. */
export function screenScripts(chunkFiles: ChunkFiles, pathname: string): readonly string[] {
  const name = routeAt(pathname).screen.chunk;
  const files = chunkFiles[name];
  if (!files) throw new Error(`The build has no code named "${name}" for ${pathname}.`);
  return files;
}
