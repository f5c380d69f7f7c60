import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');

/** Catalogue data, which is not code: a change affects responses only. */
const catalogueData = /^src\/catalogue\/embedded\/(?:tools|posts)\/|^src\/catalogue\/embedded\/\w+\.json$/;
/** An exception: a catalogue file that code imports. */
const importedData = 'src/catalogue/embedded/sampleTools.json';
const isCode = (file: string) =>
  !/\.test\.tsx?$|\.md$/.test(file) && (!catalogueData.test(file) || file === importedData);

const filesBelow = (folder: string) =>
  readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );

const installed = 'node_modules/.package-lock.json';

/**
 * Hashes everything that a build runs: the code in src, the configuration, the installed packages and Node.
 * Cached results with another hash must not be reused.
 */
export function codeHash(): string {
  const files = [
    ...[...filesBelow('src'), ...filesBelow('public')].filter(isCode).sort(),
    ...['package.json', 'webpack.config.ts', 'tsconfig.json', 'tsconfig.browser.json'],
    existsSync(path.join(project, installed)) ? installed : 'package-lock.json',
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(project, file)));
  }
  return hash.digest('hex');
}
