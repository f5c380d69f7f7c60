import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { browserSwitches, findBrowser } from '../browser/findBrowser';
import { projectFolder } from '../browser/testSites';

import { type Figure, printFigures } from './figures';
import { measurePersistence } from './persistence';

const port = 4320;
const folder = path.join(projectFolder, '.cache', 'bench', 'site');

function run(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd: projectFolder, env, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

async function startServer(): Promise<() => void> {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', 'src/server/serve.ts'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), SITE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return () => void child.kill();
}

async function main(): Promise<void> {
  const build = ['-r', './src/server/register.cjs', 'src/server/build/run.ts', '--output-path', folder];
  if ((await run(build)) !== 0) {
    throw new Error('The site cannot be built.');
  }
  const stop = await startServer();
  const { executablePath, environment } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserSwitches,
    env: { ...(process.env as Record<string, string>), ...environment },
  });
  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    return context.newPage();
  };
  const figures: Figure[] = [];
  try {
    figures.push(...(await measurePersistence(openPage)));
  } finally {
    await browser.close();
    stop();
  }
  printFigures(figures);
  console.log(
    `Load average: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}

void main();
