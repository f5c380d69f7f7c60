import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');

/** What the build reads as a catalogue: a change of it changes responses, not code. */
const catalogueData = /^src\/catalogue\/embedded\/(?:tools|posts)\/|^src\/catalogue\/embedded\/\w+\.json$/;
/** Imported by code, though it is a file of the catalogue too. */
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
 * A hash of all that a build runs: the code in src, the configuration, the installed packages and Node. Nothing that was
 * made with another hash may be used again.
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
