import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Page } from '@playwright/test';

import { browserSwitches, findBrowser, type FoundBrowser } from '../browser/findBrowser';
import { projectFolder } from '../browser/testSites';

import { measureBuild } from './build';
import { type Figure, printFigures, writeFigures } from './figures';
import { measureHost } from './host';
import { measureInteractions } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measureNavigations } from './navigations';
import { measurePersistence } from './persistence';
import { measureStart } from './start';
import { measureWeight } from './weight';

const port = Number(process.env.PORT ?? 4320);
const origin = `http://localhost:${port}`;
const builtFolder = path.join(projectFolder, '.cache', 'bench', 'site');

interface Context {
  openPage: () => Promise<Page>;
  browser: FoundBrowser;
}

/** The parts that need no site and no browser; they take minutes, and are measured only when they are named. */
const longParts: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  build: { title: 'Build', measure: measureBuild },
  host: { title: 'Host', measure: measureHost },
};

/** The parts of the benchmark, each measurable by itself. */
const parts: Record<string, { title: string; measure: (context: Context) => Promise<Figure[]> }> = {
  weight: {
    title: 'Weight of a first visit, and of a page after another one',
    measure: ({ openPage }) => measureWeight(openPage),
  },
  start: {
    title: 'First paint and first answer, processor four times slower, mobile network',
    measure: ({ openPage }) => measureStart(openPage),
  },
  interactions: {
    title: 'Interaction to next paint, processor four times slower',
    measure: ({ openPage }) => measureInteractions(openPage),
  },
  navigations: {
    title: 'Press to new screen, processor four times slower, mobile network',
    measure: ({ openPage }) => measureNavigations(openPage),
  },
  persistence: { title: 'Stored state', measure: ({ openPage }) => measurePersistence(openPage) },
  lighthouse: { title: 'Lighthouse, mobile', measure: ({ browser }) => measureLighthouse(origin, browser) },
};

const usage = `Usage: npm run bench -- [${[...Object.keys(parts), ...Object.keys(longParts)].join('] [')}] [--site folder] [--json file]`;

function run(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd: projectFolder, env, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

async function build(folder: string): Promise<void> {
  const args = ['-r', './src/server/register.cjs', 'src/server/build/run.ts', '--output-path', folder];
  if ((await run(args)) !== 0) throw new Error('The site cannot be built.');
}

async function startServer(folder: string): Promise<() => void> {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', 'src/server/serve.ts'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), SITE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return () => void child.kill();
}

/** `npm run bench`: all parts, or those named, on a build of its own or on that of `--site`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, json: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !(name in longParts) && !(name in parts));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". ${usage}`);
  const measured: Record<string, Figure[]> = {};
  for (const [name, { title, measure }] of Object.entries(longParts)) {
    if (!positionals.includes(name)) continue;
    measured[name] = await measure();
    printFigures(title, measured[name]);
  }
  if (positionals.length === 0 || positionals.some((name) => name in parts)) {
    await measureSite(values.site, positionals, measured);
  }
  if (values.json !== undefined) writeFigures(values.json, measured);
}

/** Measures the parts of a site in a browser, all or those named. */
async function measureSite(
  site: string | undefined,
  names: readonly string[],
  measured: Record<string, Figure[]>,
): Promise<void> {
  const folder = path.resolve(site ?? builtFolder);
  if (site === undefined) await build(folder);
  const stop = await startServer(folder);
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: browserSwitches,
    env: { ...(process.env as Record<string, string>), ...found.environment },
  });
  const openPage = async () => (await browser.newContext({ baseURL: origin })).newPage();
  try {
    for (const [name, { title, measure }] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      measured[name] = await measure({ openPage, browser: found });
      printFigures(title, measured[name]);
    }
  } finally {
    await browser.close();
    stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
