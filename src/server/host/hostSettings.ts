import path from 'node:path';

/** The host's settings, from the environment. */
export interface HostSettings {
  port: number;
  /** The name or address on which to listen. */
  hostname: string;
  /** Absolute. */
  siteFolder: string;
  isBehindProxy: boolean;
}

/** Reads PORT, HOST, SITE_FOLDER and TRUST_PROXY. Throws an Error with one clear sentence when one is wrong. */
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
  };
}
