import { createHash } from 'node:crypto';

import { fileNames, type PlainList } from '../../catalogue/embedded/fileNames';
import { postRowOf, toolRowOf } from '../../domain/catalogueRows';
import { limits } from '../../domain/limits';
import { indexTools } from '../../domain/search/indexTools';
import { suggestedToolOf } from '../../domain/suggestedTool';
import type { Tool } from '../../domain/tool';
import { byProminence } from '../../domain/toolOrder';

import type { CatalogueFiles } from './catalogueFolder';

/** The data files of the embedded catalogue: their content-hashed folder in the site, and their texts. */
export interface CatalogueAssets {
  /** Without leading or trailing slash; browsers cache files under assets/ permanently. */
  folder: string;
  files: ReadonlyMap<string, string>;
}

/** Returns a catalogue as the data files that `filesSource` reads. */
export function catalogueAssets({ tools, posts, searchWords }: CatalogueFiles): CatalogueAssets {
  const files = new Map<string, string>();
  const add = (name: string, content: unknown) => {
    if (files.has(name)) throw new Error(`Two records of the catalogue have the file ${name}.`);
    files.set(name, JSON.stringify(content));
  };
  add(fileNames.tools, tools.map(toolRowOf));
  add(fileNames.posts, posts.map(postRowOf));
  // Index positions refer to this order.
  const indexed = tools.toSorted(byProminence);
  add(fileNames.search, indexTools(indexed, searchWords));
  add(fileNames.suggestions, indexed.map(suggestedToolOf));
  for (const tool of tools) add(fileNames.tool(tool.slug), tool);
  const addPages = (list: PlainList, listed: readonly Tool[]) => {
    for (let first = 0; first < listed.length; first += limits.listingPageSize) {
      add(
        fileNames.listPage(list, first / limits.listingPageSize),
        listed.slice(first, first + limits.listingPageSize),
      );
    }
  };
  addPages({ category: '', isTrending: false }, indexed);
  addPages(
    { category: '', isTrending: true },
    indexed.filter(({ trending }) => trending),
  );
  for (const category of new Set(tools.map((tool) => tool.category))) {
    addPages(
      { category, isTrending: false },
      indexed.filter((tool) => tool.category === category),
    );
  }
  for (const post of posts) add(fileNames.post(post.slug), post);
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  return { folder: `assets/catalogue/${hash.digest('hex').slice(0, 10)}`, files };
}
