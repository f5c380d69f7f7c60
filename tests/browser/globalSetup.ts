import { type ChildProcess, spawn } from 'node:child_process';

import { buildSites, plainEnvironment } from './buildSites';
import { findBrowser } from './findBrowser';
import { projectFolder, siteFolder, type SiteName, siteNames, siteOrigin, sites } from './testSites';

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
  await buildSites();
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
