import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readBuildCache, readBuildSettings } from '../buildSettings';

/** `npm run build`: bundles the application with webpack, then prerenders. `--output-path` replaces dist. */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { 'output-path': { type: 'string', default: 'dist' } } });
  const folder = path.resolve(values['output-path']);
  const settings = readBuildSettings(process.env, 'production');

  const cacheFolder = readBuildCache(process.env);
  const webpack = path.resolve('node_modules', 'webpack', 'bin', 'webpack.js');
  const child = spawn(process.execPath, [webpack, '--mode', 'production', '--output-path', folder], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_CACHE: cacheFolder },
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) {
    process.exitCode = code ?? 1;
    return;
  }
  console.log('Bundled.');
  // The application's modules read both when they are loaded.
  process.env.NODE_ENV = 'production';
  Object.assign(globalThis, { __SETTINGS__: settings });
  const { buildPages } = await import('./buildPages');
  await buildPages({ folder, cacheFolder }, settings);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
