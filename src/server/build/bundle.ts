import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Settings } from '../../domain/settings';
import { logoCopyPatterns } from '../bundledLogos';

import { codeHash } from './codeHash';
import { hashOfParts } from './siteCache';

interface BundleOptions {
  /** The output folder of the bundle, used by webpack alone. */
  folder: string;
  /** Where builds keep data for later builds. */
  cacheFolder: string;
  settings: Settings;
  /** The environment variables for webpack. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Bundles the application with webpack. Keeps the previous build's bundle if code, settings and logos are the
 * same (delivery-35). Returns whether it was rebuilt; throws when webpack fails.
 */
export async function bundle({
  folder,
  cacheFolder,
  settings,
  environment,
}: BundleOptions): Promise<boolean> {
  const key = hashOfParts(codeHash(), JSON.stringify([settings, logoCopyPatterns(process.cwd())]));
  const keyFile = `${folder}.key`;
  if (existsSync(folder) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return false;
  rmSync(keyFile, { force: true });
  const webpack = path.resolve('node_modules', 'webpack', 'bin', 'webpack.js');
  const child = spawn(process.execPath, [webpack, '--mode', 'production', '--output-path', folder], {
    stdio: 'inherit',
    env: { ...environment, BUILD_CACHE: cacheFolder },
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('webpack failed.');
  writeFileSync(keyFile, key);
  return true;
}
