import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { cacheFolder, projectFolder, siteFolder, type SiteName, siteNames, sites } from './testSites';

const settingNames = [
  ...['API_BASE_URL', 'SITE_URL', 'CONTACT_EMAIL', 'CONTACT_PHONE', 'REDUX_DEVTOOLS'],
  ...['CONTACT_ENDPOINT', 'NEWSLETTER_ENDPOINT', 'SUBMISSION_ENDPOINT'],
  ...['CATALOGUE', 'SHARE_IMAGES', 'VERSUS_PAGES', 'BUILD_CACHE'],
];

/** The environment without the settings of a build, which the tests decide themselves. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name)));
}

/** The second build reuses what webpack compiled for the first one, which has the same code. */
const buildCache = path.join(cacheFolder, 'build');

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

/** Makes the builds under test, each when webpack is done with the one before. */
export async function buildSites(): Promise<void> {
  // Only the share images are those of earlier runs.
  const kept = existsSync(buildCache) ? readdirSync(buildCache) : [];
  for (const name of kept.filter((entry) => !entry.startsWith('share-images'))) {
    rmSync(path.join(buildCache, name), { recursive: true });
  }
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

// `npm test` makes them beside the unit tests, which leave processor time unused at their end, as the builds do at theirs.
if (require.main === module) {
  buildSites().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
