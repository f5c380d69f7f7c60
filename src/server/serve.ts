import type { AddressInfo } from 'node:net';

import { memoryCatalogue } from '../domain/queryCatalogue';

import { readCatalogue } from './catalogue/catalogueFolder';
import { openDatabase } from './database/database';
import { databaseCatalogue } from './database/databaseCatalogue';
import { snapshotFreshMs } from './database/snapshot';
import { createHost } from './host/createHost';
import { readHostSettings } from './host/hostSettings';
import { shutDown } from './host/shutDown';
import { readSite } from './host/siteFolder';

const graceMs = 10_000;

/** `npm run serve`: the built site and the read API (docs/deploy.md). */
async function serve(): Promise<void> {
  const { port, hostname, siteFolder, isBehindProxy, databaseUrl } = readHostSettings(process.env);
  const site = readSite(siteFolder);
  const database = databaseUrl === undefined ? undefined : openDatabase(databaseUrl);
  const catalogue = database ? await databaseCatalogue(database) : memoryCatalogue(readCatalogue());
  const host = createHost({ site, catalogue, isBehindProxy, ...(database && { freshMs: snapshotFreshMs }) });
  host.addHook('onClose', () => database?.close());
  await host.listen({ port, host: hostname });
  const shown = hostname === '0.0.0.0' || hostname === '::' ? 'localhost' : hostname;
  console.log(`Serving ${siteFolder} on http://${shown}:${(host.server.address() as AddressInfo).port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void shutDown(host, graceMs).then((isClean) => process.exit(isClean ? 0 : 1));
    });
  }
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
