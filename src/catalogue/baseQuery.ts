import { type BaseQueryApi, type BaseQueryFn, retry } from '@reduxjs/toolkit/query';

import type { CatalogueRequest, CatalogueResponse } from '../domain/catalogueRequests';
import { limits } from '../domain/limits';
import type * as normalizeResponse from '../domain/normalizeResponse';
import type { NormalizedResponse, ResponseEntities } from '../domain/normalizeResponse';
import type { Suggester } from '../domain/suggestedTool';

/**
 * Sends requests to an API host or to the embedded catalogue. Rejects with a SyntaxError
 * when the body is not JSON, with another error when there is no response.
 */
export type CatalogueSource = (request: CatalogueRequest, signal: AbortSignal) => Promise<CatalogueResponse>;

/** Where the catalogue comes from: chosen in `app/startApp.ts`, passed as the thunk middleware's extra argument. */
export interface CatalogueServices {
  source: CatalogueSource;
  /** Origin of relative image URLs in responses; '' for the site's own. */
  imageHost: string;
  /** Loads what suggests tools without a request, where the catalogue is in the browser (search-40). */
  loadSuggester?: () => Promise<Suggester>;
}

/** Why a query failed; `message` is what was logged, except for a response without a usable record. */
export interface CatalogueError {
  kind: 'status' | 'unreachable' | 'unreadable' | 'missing';
  status?: number;
  message: string;
}

type NormalizeFunctions = typeof normalizeResponse;

/** Loads the functions that normalize responses: a prerendered page needs them only for what it fetches later. */
export const loadNormalizeFunctions = (): Promise<NormalizeFunctions> =>
  import(/* webpackChunkName: "normalize-response" */ '../domain/normalizeResponse');

/** What an endpoint's `query` returns. */
export interface BaseQueryArgs {
  request: CatalogueRequest;
  /**
   * Normalizes the body of a response with a function of `domain/normalizeResponse`; null data means 'no such record'. Not in
   * `transformResponse`: only a base query can put the entities into the meta of the fulfilled action.
   */
  normalize: (
    functions: NormalizeFunctions,
    body: unknown,
    imageHost: string,
  ) => NormalizedResponse<unknown> | Promise<NormalizedResponse<unknown>>;
  /** Whether a 404 means that the record does not exist (read by slug or id), and is not retried. */
  isSingleRecord?: boolean;
  /** Loads what stands in for a record that does not exist. */
  loadStandIn?: ((state: unknown) => Promise<NormalizedResponse<unknown> | undefined>) | undefined;
}

/** The `baseQueryMeta` of every fulfilled action: the entities, for the entity tables. */
export interface CatalogueMeta {
  entities: ResponseEntities;
}

type BaseQuery = BaseQueryFn<BaseQueryArgs, unknown, CatalogueError, object, CatalogueMeta>;

/** Whether the error of a query says that there is no such record. */
export const isMissingError = (error: unknown): boolean =>
  (error as CatalogueError | undefined)?.kind === 'missing';

const notFoundError: CatalogueError = { kind: 'missing', message: 'No such record' };

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError;
}

const baseQuery: BaseQuery = async (args, { extra, signal, getState }: BaseQueryApi) => {
  const { source, imageHost } = extra as CatalogueServices;
  let status: number;
  let body: unknown;
  let functions: NormalizeFunctions;
  try {
    [{ status, body }, functions] = await Promise.all([
      source(args.request, signal),
      loadNormalizeFunctions(),
    ]);
  } catch (error) {
    if (signal.aborted) throw error;
    const message = `API error: ${isUnreadable(error) ? 'unreadable answer' : 'no answer'}`;
    console.error(message, args.request.path);
    return { error: { kind: isUnreadable(error) ? 'unreadable' : 'unreachable', message } };
  }
  if (status < 200 || status > 299) {
    const message = `API error: ${status}`;
    console.error(message, args.request.path);
    if (status === 404 && args.isSingleRecord) {
      const standIn = await args.loadStandIn?.(getState());
      return standIn
        ? { data: standIn.data, meta: { entities: standIn.entities } }
        : retry.fail({ ...notFoundError, status, message });
    }
    return { error: { kind: 'status', status, message } };
  }
  const { data, entities, warnings } = await args.normalize(functions, body, imageHost);
  for (const warning of warnings) console.warn(warning);
  if (data === null) return retry.fail(notFoundError);
  return { data, meta: { entities } };
};

/** The base query of all endpoints: one retry (catalogue-6), errors logged (catalogue-7). */
export const catalogueBaseQuery: BaseQuery = retry(baseQuery, { maxRetries: limits.retries });
