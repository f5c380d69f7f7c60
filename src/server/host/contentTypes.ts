import path from 'node:path';

import { getOwn } from '../../lib/getOwn';

const utf8 = '; charset=utf-8';

/** Files whose type follows from their whole name, not only their extension. */
const byName: Readonly<Record<string, string>> = {
  'feed.xml': `application/rss+xml${utf8}`,
  'feed.json': `application/feed+json${utf8}`,
  'opensearch.xml': `application/opensearchdescription+xml${utf8}`,
};

const byEnding: Readonly<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.css': `text/css${utf8}`,
  '.txt': `text/plain${utf8}`,
  '.json': `application/json${utf8}`,
  '.xml': `application/xml${utf8}`,
  '.webmanifest': `application/manifest+json${utf8}`,
  '.svg': `image/svg+xml${utf8}`,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** Returns the Content-Type of a file by its name; application/octet-stream when unknown. */
export function contentTypeOf(file: string): string {
  const name = path.basename(file);
  return (
    getOwn(byName, name) ?? getOwn(byEnding, path.extname(name).toLowerCase()) ?? 'application/octet-stream'
  );
}
