import { createReadStream, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { LRUCache } from 'lru-cache';

import { dataFolderFile } from '../../catalogue/embedded/dataFolder';
import { parseJson } from '../../lib/parseJson';
import { readBoolean, readObject, readText, readTexts } from '../../lib/read';

import { contentTypeOf } from './contentTypes';
import { type Encoding, encodings } from './encodings';
import { type Body, etagOf, type Representation } from './representation';
import { contentSecurityPolicy, inlineScriptHashes } from './securityHeaders';

/** A file of the site; a page also has its Content-Security-Policy. */
export interface SiteFile extends Representation {
  policy?: string;
}

/** The files of the built site as of the host's start. */
export interface Site {
  /** By public path, each part percent-encoded: pages without 'index.html', other files by their name. */
  files: ReadonlyMap<string, SiteFile>;
  /** The client-rendered page, for routes that are not prerendered. */
  shell: SiteFile;
  notFound: SiteFile;
  /** Whether every tool and post has a page, so that any other slug is a 404. */
  isCatalogueComplete: boolean;
}

/** The size of the file cache in bytes, and the file size below which files are cached. */
const maxRememberedBytes = 32 * 1024 * 1024;
const wholeBelow = 256 * 1024;

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Files that are never served: precompressed variants, source maps, hidden files. */
const isPrivate = (file: string) =>
  /\.(br|gz|map)$/.test(file) || /(^|\/)\.(?!well-known\/)/.test(file) || file === 'site.json';

/**
 * Reads the build's settings for its host. A build without them is client-rendered and may use any API host.
 */
function readSiteSettings(folder: string): {
  apiOrigin: string;
  formOrigins: readonly string[];
  isCatalogueComplete: boolean;
} {
  const file = path.join(folder, 'site.json');
  if (!existsSync(file)) return { apiOrigin: 'http: https:', formOrigins: [], isCatalogueComplete: false };
  const settings = readObject(parseJson(readFileSync(file, 'utf8')));
  if (!settings) throw new Error(`${file} is no JSON object: run "npm run build" again.`);
  return {
    apiOrigin: readText(settings.apiBaseUrl) ?? '',
    formOrigins: readTexts(settings.formOrigins) ?? [],
    isCatalogueComplete: readBoolean(settings.isCatalogueComplete) ?? false,
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

const cacheControlOf = (file: string) =>
  file.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : file.endsWith('.html') || file === dataFolderFile
      ? 'no-cache'
      : 'public, max-age=3600';

/** A file of the site has been removed, or has changed in size, since the host started. */
export class FileGone extends Error {
  readonly statusCode = 404;
  constructor() {
    super('Not found');
  }
}

/**
 * Returns a file as a body: read whole and cached, or streamed when large. Its content rejects with
 * `FileGone`.
 */
function fileBody(filePath: string, size: number, recent: LRUCache<string, Buffer>): Body {
  const readAndRemember = async () => {
    const content = await readFile(filePath);
    recent.set(filePath, content, { size: Math.max(1, content.length) });
    return content;
  };
  return {
    size,
    content: async () => {
      try {
        if (size < wholeBelow) return recent.get(filePath) ?? (await readAndRemember());
        // Never more than the announced length, even if the file grows in the meantime.
        if ((await stat(filePath)).size === size) return createReadStream(filePath, { end: size - 1 });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      throw new FileGone();
    },
  };
}

interface Reading {
  folder: string;
  /** The names of all files in the folder. */
  all: ReadonlySet<string>;
  apiOrigin: string;
  formOrigins: readonly string[];
  recent: LRUCache<string, Buffer>;
}

function readSiteFile(file: string, { folder, all, apiOrigin, formOrigins, recent }: Reading): SiteFile {
  const filePath = path.join(folder, file);
  const content = readFileSync(filePath);
  const plain = fileBody(filePath, content.length, recent);
  const bodies = new Map<Encoding, Body>();
  for (const encoding of encodings) {
    const form = filePath + endings[encoding];
    if (all.has(file + endings[encoding])) bodies.set(encoding, fileBody(form, statSync(form).size, recent));
  }
  return {
    type: contentTypeOf(file),
    etag: etagOf(content),
    cacheControl: cacheControlOf(file),
    encodings: [...bodies.keys()],
    body: (encoding) => (encoding && bodies.get(encoding)) ?? plain,
    ...(file.endsWith('.html') && {
      policy: contentSecurityPolicy(inlineScriptHashes(content.toString()), apiOrigin, formOrigins),
    }),
  };
}

/** Returns the public path of a file: its folder's path for index.html. Each part is percent-encoded. */
const publicPathOf = (file: string) =>
  `/${file
    .replace(/(^|\/)index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;

/**
 * Indexes the files of a built site, with their ETags and policies; files added later are ignored. Throws an
 * Error with one clear line when the folder contains no build.
 */
export function readSite(siteFolder: string): Site {
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${siteFolder}: run "npm run build" first.`);
  }
  // A link to the current build may point to another one while the host runs.
  const folder = realpathSync(siteFolder);
  const { apiOrigin, formOrigins, isCatalogueComplete } = readSiteSettings(folder);
  const names = filesIn(folder);
  const all = new Set(names);
  const reading = {
    folder,
    all,
    apiOrigin,
    formOrigins,
    recent: new LRUCache<string, Buffer>({ maxSize: maxRememberedBytes }),
  };
  const read = (file: string) => readSiteFile(file, reading);
  const shell = read(all.has('shell.html') ? 'shell.html' : 'index.html');
  return {
    files: new Map(
      names
        .filter((file) => !isPrivate(file) && file !== 'shell.html' && file !== '404.html')
        .map((file) => [publicPathOf(file), read(file)]),
    ),
    shell,
    notFound: all.has('404.html') ? read('404.html') : shell,
    isCatalogueComplete,
  };
}
