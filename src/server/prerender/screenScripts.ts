import { routeAt } from '../../app/routes';

/** The files of each named chunk, as written by the build (`chunkFilesPlugin.ts`). */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** Returns the script URLs of the screen at a path, without the main script. */
export function screenScripts(chunkFiles: ChunkFiles, pathname: string): readonly string[] {
  const name = routeAt(pathname).screen.chunk;
  const files = chunkFiles[name];
  if (!files) throw new Error(`The build has no code named "${name}" for ${pathname}.`);
  return files;
}
