import {
  readBuildCache,
  readBuildSettings,
  readCataloguePath,
  readShareImageCount,
  readVersusPageCount,
} from '../../src/server/buildSettings';

import { plainEnvironment } from './buildSites';

/** The names of all variables that a build reads. */
function settingNames(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readBuildSettings(environment, 'production');
  for (const read of [readBuildCache, readCataloguePath, readShareImageCount, readVersusPageCount]) {
    read(environment);
  }
  return [...names];
}

// proves delivery-6
test('the builds under test have none of the settings in the environment of the tests', () => {
  const names = settingNames();
  expect(names).toHaveLength(12);
  const set = Object.fromEntries(names.map((name) => [name, 'x']));
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...set });
  const plain = plainEnvironment();
  replaced.restore();
  expect(names.filter((name) => name in plain)).toEqual([]);
});
