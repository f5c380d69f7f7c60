import { type BaseQueryApi, type BaseQueryFn, retry } from '@reduxjs/toolkit/query';

import { limits } from '../domain/limits';
import type { CatalogueAnswer, CatalogueRequest } from '../domain/queryCatalogue';
import type { Received, Reception } from '../domain/receiveAnswer';

/** Where answers come from: an API host, or the embedded catalogue. Rejects when nothing can be reached. */
export type CatalogueSource = (request: CatalogueRequest, signal: AbortSignal) => Promise<CatalogueAnswer>;

/** What the store gives the API through the thunk's extra argument. */
export interface CatalogueServices {
  source: CatalogueSource;
  /** Origin that relative image addresses in answers belong to; '' for the site's own. */
  imageHost: string;
}

/** Why a read failed; `message` is what was logged. */
export interface CatalogueError {
  kind: 'status' | 'unreachable' | 'unreadable' | 'missing';
  status?: number;
  message: string;
}

export interface CatalogueCall {
  request: CatalogueRequest;
  /** Turns the body into what the cache keeps and the entities it brought; null data means 'no such record'. */
  receive: (body: unknown, imageHost: string) => Reception<unknown> | Promise<Reception<unknown>>;
  /** Whether a 404 is an answer (by slug or id), not a fault. */
  isForOne?: boolean;
}

/** What every answer's action carries beside the ids: the entities, for the entity tables. */
export interface CatalogueMeta {
  received: Received;
}

type BaseQuery = BaseQueryFn<CatalogueCall, unknown, CatalogueError, object, CatalogueMeta>;

const missing: CatalogueError = { kind: 'missing', message: 'No such record' };

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError;
}

const answer: BaseQuery = async (call, { extra, signal }: BaseQueryApi) => {
  const { source, imageHost } = extra as CatalogueServices;
  let status: number;
  let body: unknown;
  try {
    ({ status, body } = await source(call.request, signal));
  } catch (error) {
    if (signal.aborted) throw error;
    const message = `API error: ${isUnreadable(error) ? 'unreadable answer' : 'no answer'}`;
    console.error(message, call.request.path);
    return { error: { kind: isUnreadable(error) ? 'unreadable' : 'unreachable', message } };
  }
  if (status < 200 || status > 299) {
    const message = `API error: ${status}`;
    console.error(message, call.request.path);
    if (status === 404 && call.isForOne) retry.fail({ ...missing, status, message });
    return { error: { kind: 'status', status, message } };
  }
  const { data, received, warnings } = await call.receive(body, imageHost);
  for (const warning of warnings) console.warn(warning);
  if (data === null) retry.fail(missing);
  return { data, meta: { received } };
};

/** Every read of the site: one retry (CONTRACT 2), errors logged as SPEC 8 has them. */
export const catalogueBaseQuery: BaseQuery = retry(answer, { maxRetries: limits.retries });
