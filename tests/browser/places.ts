import path from 'node:path';

export const projectFolder = path.resolve(__dirname, '../..');

/** Everything that the browser tests make is kept here, outside of version control. */
export const cacheFolder = path.join(projectFolder, '.cache', 'browser');

/** The first of three ports in a row; BROWSER_TEST_PORT names another, so that two runs fit on one machine. */
const firstPort = Number(process.env.BROWSER_TEST_PORT ?? 4310);
const apiHostName = `localhost:${firstPort}`;

/**
 * The API host that the `api` build asks. Nothing listens there: each worker's browser is told to find
 * its own API server under this address, so that tests run side by side.
 */
export const apiHost = { name: apiHostName, origin: `http://${apiHostName}` };

/** The production builds under test: what they are built with, and the port each is served on. */
export const sites = {
  mock: { port: firstPort + 1, settings: {} },
  api: { port: firstPort + 2, settings: { API_BASE_URL: apiHost.origin, REDUX_DEVTOOLS: 'true' } },
} satisfies Record<string, { port: number; settings: Record<string, string> }>;

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

export const siteAddress = (site: SiteName) => `http://localhost:${sites[site].port}`;

export const siteFolder = (site: SiteName) => path.join(cacheFolder, `site-${site}`);
