import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPath } from 'react-router-dom';

import { routes } from '../../app/routes';
import { categoryOf } from '../../domain/categories';
import { slugsMeantBy } from '../../domain/versus/versusAddress';

import { sendRepresentation } from './representation';
import { canonicalPath, rawPathOf } from './requestPath';
import { setPagePolicy } from './securityHeaders';
import { FileGone, type Site, type SiteFile } from './siteFolder';

/**
 * Whether a path segment is a comparison of tools (versus-5); if every tool has a page, only of tools that
 * have one.
 */
const isComparison = (text: string, { files, isCatalogueComplete }: Site): boolean =>
  slugsMeantBy(text).some(
    (slugs) => !isCatalogueComplete || slugs.every((slug) => files.has(`/tools/${slug}`)),
  );

/** Whether a path is that of a client-rendered screen without a prerendered page. */
function isShown(path: string, site: Site): boolean {
  const isMatch = (pattern: string) => matchPath({ path: pattern, caseSensitive: true }, path);
  const route = routes.find((known) => known.path !== '*' && isMatch(known.path));
  if (!route || path.endsWith('/')) return false;
  const category = isMatch('/tools/category/:slug')?.params.slug;
  if (category !== undefined) return categoryOf(category) !== undefined;
  const pair = isMatch('/versus/:pair')?.params.pair;
  if (pair !== undefined) return isComparison(pair, site);
  return !site.isCatalogueComplete || !['/tools/:slug', '/blog/:slug'].includes(route.path);
}

/** Returns the file at a path, or the shell for a screen's path; undefined for any other path. */
function fileAt(site: Site, path: string): SiteFile | undefined {
  return site.files.get(path) ?? (isShown(path, site) ? site.shell : undefined);
}

/** Serves the site on every path outside the API (delivery-8). */
export function addSiteRoutes(host: FastifyInstance, site: Site): void {
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: SiteFile,
  ): Promise<FastifyReply> => {
    if (file.policy !== undefined) setPagePolicy(request, reply, file.policy);
    try {
      return await sendRepresentation(request, reply, file);
    } catch (error) {
      if (!(error instanceof FileGone) || file === site.notFound) throw error;
      return sendFile(request, reply.code(404), site.notFound);
    }
  };
  host.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const rawPath = rawPathOf(request.url);
      const path = canonicalPath(rawPath);
      const file = fileAt(site, path);
      if (file) return sendFile(request, reply, file);
      if (path !== '/' && path.endsWith('/') && fileAt(site, path.slice(0, -1))) {
        return reply.redirect(rawPath.slice(0, -1) + (/\?.*$/s.exec(request.url)?.[0] ?? ''), 308);
      }
      return sendFile(request, reply.code(404), site.notFound);
    },
  });
}
