import type { AddressInfo } from 'node:net';

import { readCatalogue } from './catalogue/catalogueFolder';
import { createHost } from './host/createHost';
import { readHostSettings } from './host/hostSettings';
import { shutDown } from './host/shutDown';
import { readSite } from './host/siteFolder';

const graceMs = 10_000;

/** `npm run serve`: the built site and the read API (docs/deploy.md). */
async function serve(): Promise<void> {
  const { port, hostname, siteFolder, isBehindProxy } = readHostSettings(process.env);
  const host = createHost({ site: readSite(siteFolder), records: readCatalogue(), isBehindProxy });
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
