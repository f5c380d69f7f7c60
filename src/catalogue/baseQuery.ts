import { type BaseQueryApi, type BaseQueryFn, retry } from '@reduxjs/toolkit/query';

import type { CatalogueRequest, CatalogueResponse } from '../domain/catalogueRequests';
import { limits } from '../domain/limits';
import type * as normalizeResponse from '../domain/normalizeResponse';
import type { NormalizedResponse, ResponseEntities } from '../domain/normalizeResponse';
import type { Suggester } from '../domain/suggestedTool';

/**
 * Sends requests to an API host or to the embedded catalogue. Rejects with a SyntaxError if the body is not
 * JSON, and with another error if there is no response.
 */
export type CatalogueSource = (request: CatalogueRequest, signal: AbortSignal) => Promise<CatalogueResponse>;

/** The services behind the queries: chosen in `app/startApp.ts`, the thunk middleware's extra argument. */
export interface CatalogueServices {
  source: CatalogueSource;
  /** The origin of relative image URLs in responses; '' for the site's own. */
  imageHost: string;
  /** Loads a function that suggests tools without requests, for a catalogue in the browser (search-40). */
  loadSuggester?: () => Promise<Suggester>;
}

/** Why a query failed. `message` is what was logged, except for a response without a usable record. */
export interface CatalogueError {
  kind: 'status' | 'unreachable' | 'unreadable' | 'missing';
  status?: number;
  message: string;
}

type NormalizeFunctions = typeof normalizeResponse;

/**
 * Loads the functions that normalize responses. A prerendered page only needs them for later requests.
 * Rejects when their chunk cannot be loaded.
 */
export const loadNormalizeFunctions = (): Promise<NormalizeFunctions> =>
  import(/* webpackChunkName: "normalize-response" */ '../domain/normalizeResponse');

/** The result of an endpoint's `query`. */
export interface BaseQueryArgs {
  request: CatalogueRequest;
  /**
   * Normalizes the body of a response with a function of `domain/normalizeResponse`; null data means 'no such
   * record'. It is not a `transformResponse`, because only a base query can put the entities into the meta of
   * the fulfilled action.
   */
  normalize: (
    functions: NormalizeFunctions,
    body: unknown,
    imageHost: string,
  ) => NormalizedResponse<unknown> | Promise<NormalizedResponse<unknown>>;
  /**
   * Whether the request is for one record, by slug or id: a 404 then means that it does not exist, and is not
   * retried.
   */
  isSingleRecord?: boolean;
  /** Loads a substitute for a record that does not exist. */
  loadFallback?: ((state: unknown) => Promise<NormalizedResponse<unknown> | undefined>) | undefined;
}

/** The `baseQueryMeta` of every fulfilled action: the entities, for the entity tables. */
export interface CatalogueMeta {
  entities: ResponseEntities;
}

type BaseQuery = BaseQueryFn<BaseQueryArgs, unknown, CatalogueError, object, CatalogueMeta>;

/** Returns whether a query failed because the record does not exist. */
export const isMissingError = (error: unknown): boolean =>
  (error as CatalogueError | undefined)?.kind === 'missing';

const notFoundError: CatalogueError = { kind: 'missing', message: 'No such record' };

const baseQuery: BaseQuery = async (args, { extra, signal, getState }: BaseQueryApi) => {
  const services = extra as CatalogueServices;
  const fail = (kind: CatalogueError['kind'], reason: string, ...details: unknown[]) => {
    const message = `API error: ${reason}`;
    console.error(message, args.request.path, ...details);
    return { kind, message };
  };
  let response: CatalogueResponse;
  let functions: NormalizeFunctions;
  try {
    [response, functions] = await Promise.all([
      services.source(args.request, signal),
      loadNormalizeFunctions(),
    ]);
  } catch (error) {
    if (signal.aborted) throw error;
    const isUnreadable = error instanceof SyntaxError;
    return {
      error: isUnreadable ? fail('unreadable', 'unreadable answer') : fail('unreachable', 'no answer'),
    };
  }
  const { status, body, imageHost = services.imageHost } = response;
  if (status < 200 || status > 299) {
    const error = fail('status', String(status));
    if (status === 404 && args.isSingleRecord) {
      // Without its code there is no substitute.
      const fallback = await args.loadFallback?.(getState()).catch(() => undefined);
      return fallback
        ? { data: fallback.data, meta: { entities: fallback.entities } }
        : retry.fail({ ...notFoundError, status, message: error.message });
    }
    return { error: { ...error, status } };
  }
  try {
    const { data, entities, warnings } = await args.normalize(functions, body, imageHost);
    for (const warning of warnings) console.warn(warning);
    if (data !== null) return { data, meta: { entities } };
  } catch (error) {
    // Such as the code of the samples, which stand in for an empty list, when it cannot be loaded.
    return { error: fail('unreadable', 'unreadable answer', error) };
  }
  return retry.fail(notFoundError);
};

/** The base query of all endpoints. It retries once (catalogue-6) and logs errors (catalogue-7). */
export const catalogueBaseQuery: BaseQuery = retry(baseQuery, { maxRetries: limits.retries });
