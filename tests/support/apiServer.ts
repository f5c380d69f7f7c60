import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type CatalogueRecords, queryCatalogue } from '../../src/domain/queryCatalogue';

/** A received GET request; `params` has only the parameters that were sent. */
export interface ApiRequest {
  method: string;
  path: string;
  params: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** A response that replaces the catalogue's: a status and the raw text of the body. */
export interface RawResponse {
  status: number;
  text: string;
  type?: string;
}

interface Rule {
  path: string;
  params: Record<string, string>;
  answer?: RawResponse;
  hold?: Promise<void>;
}

/** A value as a JSON response. */
export function json(value: unknown, status = 200): RawResponse {
  return { status, text: JSON.stringify(value) };
}

export const htmlPage: RawResponse = { status: 200, text: '<!doctype html><p>Hello', type: 'text/html' };
export const halfJson: RawResponse = { status: 200, text: '{"tools":[{"_id":"id-alpha","na' };
export const serverFault: RawResponse = json({ error: 'Out of order' }, 500);
export const notFound: RawResponse = json({ error: 'Not found' }, 404);

function readRequest(request: IncomingMessage): ApiRequest {
  const url = new URL(request.url ?? '/', 'http://api');
  return {
    method: request.method ?? '',
    path: url.pathname,
    params: Object.fromEntries(url.searchParams),
    headers: request.headers,
  };
}

/** '/api/tools?trending=true' matches every GET of that path with (at least) these parameters. */
function ruleOf(where: string): Pick<Rule, 'path' | 'params'> {
  const url = new URL(where, 'http://api');
  return { path: url.pathname, params: Object.fromEntries(url.searchParams) };
}

const isFor = (rule: Rule, { path, params }: ApiRequest) =>
  rule.path === path && Object.entries(rule.params).every(([name, value]) => params[name] === value);

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/**
 * A real HTTP server on its own port that responds to the requests of the API (catalogue-1) from the given records, logs
 * requests, and can simulate failures. Independent of the test runner.
 */
export class ApiServer {
  /** Every request, preflights too, in the order of arrival. */
  readonly requests: ApiRequest[] = [];
  #rules: Rule[] = [];
  #port = 0;
  #server: Server | undefined;

  constructor(public records: CatalogueRecords) {}

  /** Its origin; the same after a stop and a new start. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The GETs that match a pattern, see `answer`. */
  reads(where: string): ApiRequest[] {
    const rule = ruleOf(where);
    return this.requests.filter((request) => request.method === 'GET' && isFor(rule, request));
  }

  /** Sets the response to requests that match a pattern ('/api/tools', '/api/tools?trending=true'). */
  answer(where: string, answer: RawResponse): void {
    this.#rules.unshift({ ...ruleOf(where), answer });
  }

  /** Holds back the responses to matching requests until the returned function is called. */
  hold(where: string): () => void {
    let release: () => void = () => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#rules.unshift({ ...ruleOf(where), hold });
    return release;
  }

  /** Responds from the records again, and clears the log. */
  reset(records: CatalogueRecords = this.records): void {
    this.records = records;
    this.#rules = [];
    this.requests.length = 0;
  }

  async start(): Promise<void> {
    const server = createServer((incoming, response) => {
      const request = readRequest(incoming);
      this.requests.push(request);
      void this.#responseTo(request).then(({ status, text, type = 'application/json' }) => {
        response.writeHead(status, { ...cors, 'Content-Type': type, Connection: 'close' });
        response.end(text);
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops listening; `start` listens on the same port again. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  async #responseTo(request: ApiRequest): Promise<RawResponse> {
    if (request.method === 'OPTIONS') return { status: 204, text: '' };
    const rules = this.#rules.filter((rule) => isFor(rule, request));
    await Promise.all(rules.flatMap(({ hold }) => hold ?? []));
    const told = rules.find(({ answer }) => answer)?.answer;
    if (told) return told;
    const { status, body } = queryCatalogue(this.records, { path: request.path, params: request.params });
    return json(body, status);
  }
}

/** A started server. */
export async function startApiServer(records: CatalogueRecords): Promise<ApiServer> {
  const server = new ApiServer(records);
  await server.start();
  return server;
}
