import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium as playwrightChromium } from '@playwright/test';

import { cacheFolder } from './testSites';

/** A browser that runs here, and the environment it needs beside the process's own. */
export interface FoundBrowser {
  executablePath: string;
  environment: Record<string, string>;
  /** Where it comes from, for the report. */
  source: string;
}

/** Switches that every launch has: no sandbox (containers), no calls of the browser's own. */
export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    `${process.env.HOME ?? ''}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

function named(): FoundBrowser | undefined {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) return undefined;
  if (!existsSync(executablePath)) {
    throw new Error(`CHROME_PATH names "${executablePath}", where there is no browser.`);
  }
  return { executablePath, environment: {}, source: 'CHROME_PATH' };
}

function installed(): FoundBrowser | undefined {
  const executablePath = usualPaths[process.platform]?.find((file) => existsSync(file));
  return executablePath ? { executablePath, environment: {}, source: 'installed' } : undefined;
}

const runs = ({ executablePath, environment }: FoundBrowser) =>
  spawnSync(executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...environment },
    timeout: 20_000,
  }).status === 0;

/**
 * The package's own configuration looks for its fonts in fixed folders; without any font this Chromium
 * crashes on some pages.
 */
function configureFonts(folder: string): string {
  const fonts = path.join(folder, 'fonts');
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${path.join(fonts, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return fonts;
}

async function unpackInto(folder: string): Promise<FoundBrowser> {
  mkdirSync(folder, { recursive: true });
  const kept = { ...process.env };
  // The package unpacks its own libraries only where it takes itself to be on that host, and into TMPDIR.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const libraries = [path.join(folder, 'al2023', 'lib'), kept.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return {
      executablePath,
      environment: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: configureFonts(folder) },
      source: '@sparticuz/chromium',
    };
  } finally {
    for (const name of ['AWS_EXECUTION_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (kept[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = kept[name];
    }
  }
}

/** The Chromium inside the npm package, for Linux; what was half unpacked is unpacked anew. */
async function packaged(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(cacheFolder, 'chromium');
  const first = await unpackInto(folder);
  if (runs(first)) return first;
  rmSync(folder, { recursive: true, force: true });
  const second = await unpackInto(folder);
  return runs(second) ? second : undefined;
}

function playwrightsOwn(): FoundBrowser | undefined {
  const executablePath = playwrightChromium.executablePath();
  return existsSync(executablePath) ? { executablePath, environment: {}, source: 'Playwright' } : undefined;
}

/**
 * A Chromium or Chrome for the tests: the one CHROME_PATH names, the one inside the package @sparticuz/chromium,
 * an installed one, Playwright's own. The package comes before what is installed: its version is in the lock
 * file, so that every machine tests in the same browser, and its headless shell needs less time.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const found = named() ?? (await packaged()) ?? installed() ?? playwrightsOwn();
  if (!found) {
    throw new Error(
      'No browser for the tests was found: install Chromium or Chrome, or name one in CHROME_PATH.',
    );
  }
  return found;
}
