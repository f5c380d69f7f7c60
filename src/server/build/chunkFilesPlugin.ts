import { Compilation, type Compiler, sources } from 'webpack';

/** The file in which the build lists the scripts of each named chunk, for the prerenderer. */
export const chunkFilesName = 'chunk-files.json';

/** Writes `chunk-files.json`: the script URLs of every named chunk. */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [
              name,
              group
                .getFiles()
                .filter((file) => file.endsWith('.js'))
                .map((file) => `/${file}`),
            ]),
          );
          compilation.emitAsset(chunkFilesName, new sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}
