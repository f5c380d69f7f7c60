import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpLimits {
  /** The maximum time to receive a request. */
  requestTimeoutMs: number;
  /** The maximum idle time of a connection while a response is being sent. */
  connectionTimeoutMs: number;
  headerBytes: number;
}

/** Longer than the keep-alive of proxies, so that no connection is closed while a request is in flight. */
const keepAliveTimeout = 72_000;

/** Creates HTTP servers whose connections can be closed gracefully. */
export class HttpServers {
  /** The number of unanswered requests per connection; with pipelining there may be several. */
  readonly #pending = new Map<Socket, number>();
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
      this.#pending.set(socket, 0);
      socket.once('close', () => this.#pending.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#pending.set(socket, (this.#pending.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const pending = this.#pending.get(socket);
        if (pending === undefined) return;
        this.#pending.set(socket, pending - 1);
        if (this.#isEnding && pending === 1) socket.end();
      });
    });
    return server;
  }

  /** Closes each connection once its responses are sent, and idle ones immediately. */
  end(): void {
    this.#isEnding = true;
    for (const [socket, pending] of this.#pending) if (pending === 0) socket.destroy();
  }
}
