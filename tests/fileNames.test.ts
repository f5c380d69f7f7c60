import { readdirSync } from 'node:fs';
import path from 'node:path';

const folders = ['src', 'tests'];

/** The paths of modules, without the ending that an import leaves out. */
const modules = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name.replace(/\.tsx?$/, ''))),
);

test('no two modules differ in upper and lower case alone, which macOS and Windows would take for one', () => {
  const clashes = modules.filter((name) =>
    modules.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );
  expect(clashes).toEqual([]);
});
