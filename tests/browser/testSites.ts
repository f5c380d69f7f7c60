import path from 'node:path';

export const projectFolder = path.resolve(__dirname, '../..');

/** The folder of all files that the browser tests create, outside of version control. */
export const cacheFolder = path.join(projectFolder, '.cache', 'browser');

/** The first of three consecutive ports; BROWSER_TEST_PORT sets another, for two runs on one machine. */
const firstPort = Number(process.env.BROWSER_TEST_PORT ?? 4310);
const apiHostName = `localhost:${firstPort}`;

/**
 * The API host of the `api` build. Nothing listens there: each worker's browser maps this host to its own API
 * server, so that tests run in parallel.
 */
export const apiHost = { name: apiHostName, origin: `http://${apiHostName}` };

/** The production builds under test: their settings and ports. */
export const sites = {
  mock: { port: firstPort + 1, settings: {} },
  api: { port: firstPort + 2, settings: { API_BASE_URL: apiHost.origin, REDUX_DEVTOOLS: 'true' } },
} satisfies Record<string, { port: number; settings: Record<string, string> }>;

export type SiteName = keyof typeof sites;

export const siteNames = Object.keys(sites) as SiteName[];

export const siteOrigin = (site: SiteName) => `http://localhost:${sites[site].port}`;

export const siteFolder = (site: SiteName) => path.join(cacheFolder, `site-${site}`);
