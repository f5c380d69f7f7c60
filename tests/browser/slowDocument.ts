import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host before a site which sends of each document only what comes before the footer, until the rest is asked for. */
export async function startSlowHost(site: string) {
  const pending: (() => void)[] = [];
  const server = createServer((request, response) => {
    void fetch(site + (request.url ?? '/'), { headers: { 'accept-encoding': 'identity' } }).then(
      async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        const policy = answer.headers.get('content-security-policy');
        response.writeHead(answer.status, {
          'content-type': type,
          ...(policy ? { 'content-security-policy': policy } : {}),
        });
        const rest = type.startsWith('text/html') ? body.indexOf('<footer') : 0;
        response.write(body.subarray(0, rest));
        const finish = () => void response.end(body.subarray(rest));
        if (rest > 0) pending.push(finish);
        else finish();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => {
      for (const finish of pending.splice(0)) finish();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
