import { existsSync } from 'node:fs';
import path from 'node:path';

/** The program itself, not a launcher: a snap's may not read the profile it is given. */
const usualPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/lib/firefox-esr/firefox-esr',
    '/usr/lib/firefox/firefox',
    '/usr/lib64/firefox/firefox',
    '/opt/firefox/firefox',
  ],
  darwin: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${process.env.HOME ?? ''}/Applications/Firefox.app/Contents/MacOS/firefox`,
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Mozilla Firefox', 'firefox.exe')),
};

/** The Firefox that FIREFOX_PATH names, else an installed one; undefined where there is none. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`FIREFOX_PATH names "${named}", where there is no browser.`);
  }
  return named ?? usualPaths[process.platform]?.find((file) => existsSync(file));
}
