import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Settings } from '../../domain/settings';
import { logoCopyPatterns } from '../bundledLogos';

import { codeHash } from './codeHash';
import { hashOfParts } from './siteCache';

interface BundleOptions {
  /** The folder of the bundle, which is webpack's alone. */
  folder: string;
  /** What builds keep for later ones. */
  cacheFolder: string;
  settings: Settings;
  /** The environment of webpack. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Bundles the application with webpack. The bundle of a build before with the same code, settings and logos stays as it is
 * (delivery-35). Returns whether it was made anew; throws when webpack fails.
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
