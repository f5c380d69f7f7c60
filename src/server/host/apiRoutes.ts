import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifySchemaValidationError } from 'fastify';

import type { ReadCatalogue } from '../../domain/queryCatalogue';

import { type ApiParameter, openApi } from './openApi';
import { sendRepresentation } from './representation';
import { rawPathOf } from './requestPath';
import { createResponses, jsonRepresentation, type Parameters } from './responses';

/** One day in seconds, the longest that browsers cache a preflight response. */
const preflightMaxAge = 86_400;

const querySchemaOf = (parameters: readonly ApiParameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

/** One sentence about the first invalid parameter. */
function wrongParameter([error]: FastifySchemaValidationError[]): Error {
  const allowed = error?.params.allowedValues;
  const values = Array.isArray(allowed) ? ` (${allowed.join(', ')})` : '';
  const name = error?.instancePath.slice(1) ?? '';
  return new Error(`The parameter "${name}" ${error?.message ?? 'is wrong'}${values}.`);
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-cache').send({ error: 'Not found' });

/** Adds the read API under /api, open to every origin (delivery-9). */
export function addApiRoutes(host: FastifyInstance, catalogue: ReadCatalogue, freshMs?: number): void {
  const answer = createResponses(catalogue, freshMs);
  const description = jsonRepresentation(openApi);
  host.register(
    (api, _options, done) => {
      api.register(cors, {
        origin: '*',
        methods: ['GET', 'HEAD', 'OPTIONS'],
        maxAge: preflightMaxAge,
        strictPreflight: false,
      });
      api.setSchemaErrorFormatter(wrongParameter);
      // An empty parameter counts as absent, even when repeated.
      api.addHook('preValidation', (request, _reply, next) => {
        const sent = Object.entries(request.query as Parameters);
        request.query = Object.fromEntries(
          sent.filter(([, value]) => [value].flat().some((one) => one !== '')),
        );
        next();
      });
      for (const [path, { get }] of Object.entries(openApi.paths)) {
        const names = get.parameters.map(({ name }) => name);
        api.route<{ Querystring: Parameters }>({
          method: ['GET', 'HEAD'],
          url: path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1'),
          schema: { querystring: querySchemaOf(get.parameters) },
          handler: async (request, reply) => {
            const sent = Object.entries(request.query)
              .filter(([name]) => names.includes(name))
              .sort();
            const found = await answer(rawPathOf(request.url), Object.fromEntries(sent));
            return found ? sendRepresentation(request, reply, found) : sendNotFound(reply);
          },
        });
      }
      api.route({
        method: ['GET', 'HEAD'],
        url: '/openapi.json',
        handler: (request, reply) => sendRepresentation(request, reply, description),
      });
      for (const url of ['', '/*']) {
        api.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => sendNotFound(reply) });
      }
      done();
    },
    { prefix: '/api' },
  );
}
