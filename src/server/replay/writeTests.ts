import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Session } from '../../app/session/session';

import { browserScript } from './browserScript';
import { quoted } from './sourceText';

const sourceFolder = path.join(__dirname, '..', '..');

/** The jest test of a session file beside it: nothing throws, no invariant breaks, and the expression goes on holding. */
function jestTest(file: string, expression: string | undefined): string {
  const relative = path.relative(path.dirname(file), path.join(sourceFolder, 'app', 'session'));
  const imported = relative.startsWith('.') ? relative : `./${relative}`;
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

/** Writes a jest test and a Playwright script of a session file beside it, `<name>.test.ts` and `<name>.spec.ts`; gives a line for each. */
export function writeTests(file: string, session: Session, expression: string | undefined): string[] {
  const absolute = path.resolve(file);
  const base = absolute.replace(/(\.session)?\.json$/, '');
  const written = [
    [`${base}.test.ts`, jestTest(absolute, expression), 'for jest, in src or tests'],
    [`${base}.spec.ts`, browserScript(session), 'for Playwright, in tests/browser'],
  ] as const;
  for (const [name, text] of written) writeFileSync(name, text);
  return written.map(([name, , what]) => `Written: ${path.relative(process.cwd(), name)} (${what})`);
}
