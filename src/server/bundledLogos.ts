import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The package folder of each kind of bundled logo; the URL of a logo is `/logos/<kind>/<name>.svg`. */
export const sourceOf: Record<string, (name: string) => string> = {
  color: (name) => `node_modules/@lobehub/icons-static-svg/icons/${name}-color.svg`,
  mono: (name) => `node_modules/@lobehub/icons-static-svg/icons/${name}.svg`,
  brand: (name) => `node_modules/simple-icons/icons/${name}.svg`,
};

const logoUrl = /["']\/logos\/(color|mono|brand)\/([\w.-]+)\.svg["']/g;

function textsUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.(json|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

/**
 * Returns the copy patterns for the brand logos used in the embedded catalogue and the screens, so that only
 * those are shipped. Throws when a logo is in neither icon package.
 */
export function logoCopyPatterns(projectFolder: string): { from: string; to: string }[] {
  const wanted = new Map<string, { from: string; to: string }>();
  for (const text of textsUnder(path.join(projectFolder, 'src'))) {
    for (const [, kind = '', name = ''] of text.matchAll(logoUrl)) {
      const from = path.join(projectFolder, sourceOf[kind]?.(name) ?? '');
      if (!existsSync(from)) {
        throw new Error(`The logo /logos/${kind}/${name}.svg is in no icon package.`);
      }
      wanted.set(`${kind}/${name}`, { from, to: `logos/${kind}/${name}.svg` });
    }
  }
  return [...wanted.values()];
}
