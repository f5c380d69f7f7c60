import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { messageOf } from '../../lib/messageOf';
import { readBuildCache, readBuildSettings } from '../buildSettings';

/** `npm run build`: bundles the application with webpack, and prerenders. `--output-path` replaces dist. */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { 'output-path': { type: 'string', default: 'dist' } } });
  const folder = path.resolve(values['output-path']);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  // site.json is the first file that a build writes.
  if (present.length > 0 && !present.includes('site.json')) {
    throw new Error(`${folder} is not empty and no built site: a build would remove all its files.`);
  }
  const settings = readBuildSettings(process.env, 'production');
  const environment = { ...process.env };
  // The application's modules read both when they are loaded, so they are set before the import.
  process.env.NODE_ENV = 'production';
  Object.assign(globalThis, { __SETTINGS__: settings });
  const { buildSite } = await import('./buildSite');
  await buildSite({
    folder,
    cacheFolder: readBuildCache(process.env),
    settings,
    environment,
  });
}

build().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
