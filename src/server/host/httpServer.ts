import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpLimits {
  /** The maximum time to receive a request. */
  requestTimeoutMs: number;
  /** The maximum idle time of a connection while a response is being sent. */
  connectionTimeoutMs: number;
  headerBytes: number;
}

/** Longer than the keep-alive of proxies, so that no connection is closed while a request is on its way. */
const keepAliveTimeout = 72_000;

/** Creates HTTP servers whose connections can be closed gracefully. */
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

  /** Closes each connection once its response is sent, and idle ones at once. */
  end(): void {
    this.#isEnding = true;
    for (const socket of this.#resting) socket.destroy();
  }
}
