import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server on its own port that serves texts by path, and logs requests. */
export interface FileServer {
  origin: string;
  /** The requested paths, in order. */
  reads: string[];
  /** Sets the response of a path; without a response, resets it. */
  answer(path: string, answer?: { status: number; text: string }): void;
  stop(): Promise<void>;
}

export async function startFileServer(files: ReadonlyMap<string, string>): Promise<FileServer> {
  const reads: string[] = [];
  const told = new Map<string, { status: number; text: string }>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    reads.push(path);
    const text = files.get(path);
    const answer = told.get(path) ?? { status: text === undefined ? 404 : 200, text: text ?? '' };
    response.writeHead(answer.status, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reads,
    answer: (path, answer) => {
      if (answer) told.set(path, answer);
      else told.delete(path);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
