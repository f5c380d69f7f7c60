import type { FastifyInstance } from 'fastify';

import { type CatalogueRecords, memoryCatalogue } from '../../src/domain/queryCatalogue';
import { createHost, type HostOptions } from '../../src/server/host/createHost';
import { readSite } from '../../src/server/host/siteFolder';

import { type Answer, ask } from './ask';
import type { BuiltSite } from './builtSite';

/** The host of a made site, listening on a port of its own. */
export interface StartedHost {
  host: FastifyInstance;
  site: BuiltSite;
  origin: string;
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  /** Ends it and removes the site's folder. */
  stop(): Promise<void>;
}

export async function startHost(
  site: BuiltSite,
  {
    records = { tools: [], posts: [] },
    ...options
  }: Partial<HostOptions> & { records?: CatalogueRecords } = {},
): Promise<StartedHost> {
  const host = createHost({ site: readSite(site.folder), catalogue: memoryCatalogue(records), ...options });
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  return {
    host,
    site,
    origin,
    get: (address, headers = {}) => ask(origin, address, { headers }),
    stop: async () => {
      host.server.closeAllConnections();
      await host.close();
      site.remove();
    },
  };
}

/** The title of a page. */
export const titleOf = ({ body }: Answer) => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

/** The Content-Security-Policy of a response. */
export const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);
