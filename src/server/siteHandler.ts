import { createReadStream } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import { matchPath } from 'react-router-dom';
import sirv from 'sirv';

import { routes } from '../app/routes';
import { categoryOf } from '../domain/categories';

/** Whether a path is one of the site's: a screen's, and where it names a category, one of the 26. */
export function isSitePath(pathname: string): boolean {
  const route = routes.find((known) => known.path !== '*' && matchPath(known.path, pathname));
  if (!route) return false;
  const category = matchPath('/tools/category/:slug', pathname)?.params.slug;
  return category === undefined || categoryOf(category) !== undefined;
}

/**
 * Answers requests for the built site in `folder` as a host would: files as they are (hashed ones for
 * ever), the site's paths with the page, every other path with the same page and the status 404, so that
 * the not-found screen shows (CONTRACT 1).
 */
export function createSiteHandler(folder: string): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const page = path.join(folder, 'index.html');
  return (request, response) => {
    files(request, response, () => {
      if (isSitePath(pathnameOf(request.url ?? '/'))) {
        request.url = '/index.html';
        files(request, response);
        return;
      }
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      createReadStream(page).pipe(response);
    });
  };
}

/** The decoded path of a request; a path that cannot be decoded is none of the site's. */
function pathnameOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname);
  } catch {
    return '';
  }
}
