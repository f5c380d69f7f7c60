import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { Compilation, type Compiler, sources, WebpackError } from 'webpack';

import { dataFolderFile } from '../../catalogue/embedded/dataFolder';

import { type CatalogueAssets, catalogueAssets } from './catalogueAssets';
import { embeddedFolder } from './catalogueFiles';
import { inspectCatalogue, mistakesMessage, readCatalogue } from './catalogueFolder';

const pluginName = 'CataloguePlugin';

interface CataloguePluginOptions {
  /** The catalogue's folder or file. */
  source: string;
  /** Whether the site uses it as its API (without an API host). Only then are its data files emitted. */
  isServed: boolean;
}

/**
 * Checks the catalogue and emits it as data files (docs/adr/0007). Mistakes throw at startup; in watch mode
 * they are compilation errors, and the site keeps the last valid data.
 */
export class CataloguePlugin {
  readonly #source: string;
  readonly #isServed: boolean;
  #assets: CatalogueAssets;
  #mistakes: string | undefined;

  constructor({ source, isServed }: CataloguePluginOptions) {
    this.#source = path.resolve(source);
    this.#isServed = isServed;
    this.#assets = catalogueAssets(readCatalogue(this.#source, console.warn));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tap(pluginName, ({ modifiedFiles }) => {
      if (modifiedFiles) this.#readAgain();
    });
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const isFolder = existsSync(this.#source) && statSync(this.#source).isDirectory();
      (isFolder ? compilation.contextDependencies : compilation.fileDependencies).add(this.#source);
      compilation.contextDependencies.add(embeddedFolder);
      if (this.#mistakes !== undefined) compilation.errors.push(new WebpackError(this.#mistakes));
      if (!this.#isServed) return;
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const { folder, files } = this.#assets;
          compilation.emitAsset(dataFolderFile, new sources.RawSource(JSON.stringify({ folder })));
          for (const [name, text] of files) {
            compilation.emitAsset(`${folder}/${name}`, new sources.RawSource(text), { immutable: true });
          }
        },
      );
    });
  }

  #readAgain(): void {
    const { catalogue, mistakes } = inspectCatalogue(this.#source);
    this.#mistakes = mistakes.length > 0 ? mistakesMessage(this.#source, mistakes) : undefined;
    if (this.#mistakes === undefined) this.#assets = catalogueAssets(catalogue);
  }
}
