import path from 'node:path';

/** The host's settings from the environment. */
interface HostSettings {
  port: number;
  /** The name or address to listen on. */
  hostname: string;
  /** An absolute path. */
  siteFolder: string;
  isBehindProxy: boolean;
  /** The database of the read API; undefined when the catalogue is served from memory. */
  databaseUrl: string | undefined;
}

/**
 * Reads CATALOGUE_DATABASE, the URL of a PostgreSQL database. Throws an Error with one clear sentence when it
 * is invalid.
 */
export function readDatabaseUrl(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const url = environment.CATALOGUE_DATABASE?.trim() ?? '';
  if (url === '') return undefined;
  // The message does not repeat the URL: it contains a password.
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new Error('CATALOGUE_DATABASE must be an address such as postgres://user:password@host/name.');
  }
  return url;
}

/**
 * Reads PORT, HOST, SITE_FOLDER, TRUST_PROXY and CATALOGUE_DATABASE. Throws an Error with one clear sentence
 * when one is invalid.
 */
export function readHostSettings(environment: Readonly<Record<string, string | undefined>>): HostSettings {
  const read = (name: string, fallback: string) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? fallback : value;
  };
  const port = read('PORT', '3000');
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, but is "${port}".`);
  }
  const trustProxy = read('TRUST_PROXY', 'false');
  if (trustProxy !== 'true' && trustProxy !== 'false') {
    throw new Error(`TRUST_PROXY must be true or false, but is "${trustProxy}".`);
  }
  return {
    port: Number(port),
    hostname: read('HOST', 'localhost'),
    siteFolder: path.resolve(read('SITE_FOLDER', 'dist')),
    isBehindProxy: trustProxy === 'true',
    databaseUrl: readDatabaseUrl(environment),
  };
}
