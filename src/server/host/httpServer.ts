import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpLimits {
  /** How long a request may take to arrive. */
  requestTimeoutMs: number;
  /** How long nothing may move on a connection while an answer is being sent. */
  connectionTimeoutMs: number;
  headerBytes: number;
}

/** Longer than proxies keep their connections, so that none is closed under a request that is on its way. */
const keepAliveTimeout = 72_000;

/** Makes HTTP servers whose connections can be ended without cutting off what is under way on them. */
export class HttpServers {
  readonly #resting = new Set<Socket>();
  #isEnding = false;

  create(listener: RequestListener, limits: HttpLimits): Server {
    const { requestTimeoutMs, connectionTimeoutMs, headerBytes } = limits;
    const server = createServer(
      {
        requestTimeout: requestTimeoutMs,
        headersTimeout: requestTimeoutMs,
        connectionsCheckingInterval: Math.min(5000, requestTimeoutMs),
        keepAliveTimeout,
        maxHeaderSize: headerBytes,
      },
      listener,
    );
    server.setTimeout(connectionTimeoutMs);
    server.on('connection', (socket) => {
      this.#resting.add(socket);
      socket.once('close', () => this.#resting.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#resting.delete(socket);
      response.once('close', () => {
        if (this.#isEnding) socket.end();
        else if (!socket.destroyed) this.#resting.add(socket);
      });
    });
    return server;
  }

  /** Ends each connection as soon as its answer is sent; those on which nothing was asked at once. */
  end(): void {
    this.#isEnding = true;
    for (const socket of this.#resting) socket.destroy();
  }
}
