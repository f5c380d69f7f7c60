import { existsSync } from 'node:fs';
import path from 'node:path';

import { jestTest } from './writeTests';

const projectFolder = path.join(__dirname, '..', '..', '..');

// proves state-15
test.each([
  ['in the project’s folder', 'visit.session.json', 'tests'],
  ['in another folder of the project', 'docs/adr/visit.session.json', 'tests'],
  ['outside the project', '../visit.session.json', 'tests'],
  ['in tests', 'tests/visit.session.json', 'tests'],
  ['in a folder of tests', 'tests/replays/visit.session.json', 'tests/replays'],
])('a session %s: the imports of its test are found where the test belongs', (_, file, folder) => {
  const text = jestTest(path.join(projectFolder, file), undefined);
  const imported = [...text.matchAll(/from '(\..*)'/g)].map(([, name = '']) =>
    path.join(projectFolder, folder, `${name}.ts`),
  );
  expect(imported).toHaveLength(2);
  expect(imported.filter((name) => !existsSync(name))).toEqual([]);
});
