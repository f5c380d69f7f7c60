import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { FastifyInstance } from 'fastify';

import { sorts } from '../domain/listing';
import { memoryCatalogue, type ReadCatalogue } from '../domain/queryCatalogue';
import { messageOf } from '../lib/messageOf';

import { readCatalogue } from './catalogue/catalogueFolder';
import { openDatabase } from './database/database';
import { databaseCatalogue } from './database/databaseCatalogue';
import { createHost } from './host/createHost';
import { readHostSettings } from './host/hostSettings';
import { shutDown } from './host/shutDown';
import { readSite } from './host/siteFolder';

const graceMs = 10_000;

/** How long responses from a database are cached, since its catalogue may be replaced (catalogue-33). */
const freshMs = 60_000;

/**
 * Opens the catalogue in memory, then forces a garbage collection: V8 would keep the garbage of reading it,
 * some 0.4 GB with 50,000 tools, until it needs room.
 */
function openMemoryCatalogue(): ReadCatalogue {
  const catalogue = memoryCatalogue(readCatalogue());
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return catalogue;
}

/** A task, typos, and a word with many hits. */
const firstSearches = [
  'write a text',
  'sumarise meetings',
  'chat',
  'edit podcasts',
  'traslate video',
  'presentation',
];

/**
 * Queries the host before it listens, so that no visitor waits: the first searches of a process wait for
 * their code to be compiled, 0.1 s with 50,000 tools, and the first list in a sort order for the sorting, 0.2
 * s.
 */
async function warmUp(host: FastifyInstance): Promise<void> {
  for (const query of [...firstSearches.map((search) => ({ search })), ...sorts.map((sort) => ({ sort }))]) {
    await host.inject({ url: '/api/tools', query: { ...query, limit: '12' } });
  }
}

/** `npm run serve`: serves the built site and the read API (docs/deploy.md). */
async function serve(): Promise<void> {
  const { port, hostname, siteFolder, isBehindProxy, databaseUrl } = readHostSettings(process.env);
  const site = readSite(siteFolder);
  const database = databaseUrl === undefined ? undefined : openDatabase(databaseUrl);
  const catalogue = database ? await databaseCatalogue(database) : openMemoryCatalogue();
  const host = createHost({ site, catalogue, isBehindProxy, ...(database && { freshMs }) });
  host.addHook('onClose', () => database?.close());
  await warmUp(host);
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
  console.error(messageOf(error));
  process.exit(1);
});
