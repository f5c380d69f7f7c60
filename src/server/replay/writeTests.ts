import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Session } from '../../app/session/session';

import { browserScript } from './browserScript';
import { quoted } from './sourceText';

const projectFolder = path.join(__dirname, '..', '..', '..');
const testsFolder = path.join(projectFolder, 'tests');

/** The folder that a test's imports are relative to: its own within `tests/`, else `tests/`, where it is moved. */
function folderOf(file: string): string {
  const folder = path.dirname(file);
  return path.relative(testsFolder, folder).startsWith('..') ? testsFolder : folder;
}

/**
 * Returns the jest test for a session file in the same folder: nothing throws, no invariant breaks, and the
 * expression keeps holding.
 */
export function jestTest(file: string, expression: string | undefined): string {
  const imported = path.relative(folderOf(file), path.join(projectFolder, 'src', 'app', 'session'));
  const name = path.basename(file);
  const check = (given: string) => `  expect(findFailure(session${given})).toBeUndefined();`;
  return [
    "import { readFileSync } from 'node:fs';",
    "import path from 'node:path';",
    '',
    `import { findFailure } from '${imported}/findFailure';`,
    `import { readSession } from '${imported}/readSession';`,
    '',
    `const session = readSession(readFileSync(path.join(__dirname, ${quoted(name)}), 'utf8'));`,
    '',
    `test(${quoted(`${name} breaks nothing`)}, () => {`,
    ...(expression === undefined ? [] : [check(`, ${quoted(expression)}`)]),
    check(''),
    '});',
    '',
  ].join('\n');
}

/**
 * Writes a jest test of a session file beside it, `<name>.test.ts`, and a Playwright script of the original
 * visit, `<name>.spec.ts`; returns a line for each.
 */
export function writeTests(file: string, visit: Session, expression: string | undefined): string[] {
  const absolute = path.resolve(file);
  const base = absolute.replace(/(\.session)?\.json$/, '');
  const written = [
    [`${base}.test.ts`, jestTest(absolute, expression), 'for jest, in tests, beside the session'],
    [`${base}.spec.ts`, browserScript(visit, expression), 'for Playwright, in tests/browser'],
  ] as const;
  for (const [name, text] of written) writeFileSync(name, text);
  return written.map(([name, , what]) => `Written: ${path.relative(process.cwd(), name)} (${what})`);
}
