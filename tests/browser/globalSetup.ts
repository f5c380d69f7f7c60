import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { findBrowser } from './findBrowser';
import {
  cacheFolder,
  projectFolder,
  siteFolder,
  type SiteName,
  siteNames,
  siteOrigin,
  sites,
} from './testSites';

const settingNames = [
  ...['API_BASE_URL', 'SITE_URL', 'CONTACT_EMAIL', 'CONTACT_PHONE', 'REDUX_DEVTOOLS'],
  ...['CATALOGUE', 'SHARE_IMAGES', 'VERSUS_PAGES'],
];

/** The environment without the settings of a build, which the tests decide themselves. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name)));
}

/** The second build takes over what webpack compiled for the first one, which has the same code. */
const buildCache = path.join(cacheFolder, 'webpack');

/** Makes a build; calls `onBundled` when its first part, webpack, has ended. */
async function build(site: SiteName, onBundled: () => void): Promise<void> {
  const folder = siteFolder(site);
  if (process.env.BROWSER_KEEP_BUILDS === 'true' && existsSync(path.join(folder, 'index.html'))) return;
  const script = ['-r', './src/server/register.cjs', 'src/server/build/run.ts', '--output-path', folder];
  const child = spawn(process.execPath, script, {
    cwd: projectFolder,
    // The drawing itself is a unit test's matter, and so is the text of each comparison.
    env: {
      ...plainEnvironment(),
      SHARE_IMAGES: '3',
      VERSUS_PAGES: '12',
      BUILD_CACHE: buildCache,
      ...sites[site].settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk.toString());
    if (output.join('').includes('Bundled.')) onBundled();
  });
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The ${site} build failed.\n${output.join('')}`);
}

/** Makes the builds, each when webpack is done with the one before. */
async function buildAll(): Promise<void> {
  rmSync(buildCache, { recursive: true, force: true });
  const builds: Promise<void>[] = [];
  for (const site of siteNames) {
    await new Promise<void>((resolve) => {
      const built = build(site, resolve);
      builds.push(built);
      // One that is kept, or fails.
      built.then(resolve, () => resolve());
    });
  }
  await Promise.all(builds);
}

/** Serves a build as `npm run serve` does, and waits until it listens. */
function serve(site: SiteName): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', 'src/server/serve.ts'], {
    cwd: projectFolder,
    env: { ...plainEnvironment(), PORT: String(sites[site].port), SITE_FOLDER: siteFolder(site) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stdout.once('data', () => resolve(child));
    child.once('exit', () => reject(new Error(`${siteOrigin(site)} cannot be served.\n${output.join('')}`)));
  });
}

/** Finds the browser, makes the builds and serves them; gives the way to end the servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  process.env.BROWSER_FOUND = JSON.stringify(browser);
  console.log(`Browser: ${browser.executablePath} (${browser.source})`);
  await buildAll();
  const servers = await Promise.all(siteNames.map(serve));
  return async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise((resolve) => {
            server.once('exit', resolve);
            server.kill();
          }),
      ),
    );
  };
}
