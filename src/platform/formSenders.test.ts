import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { holdClock } from '../../tests/support/clock';
import { expectConsole } from '../../tests/support/expectConsole';

import { formSendersOf } from './formSenders';

interface Received {
  method: string | undefined;
  type: string | undefined;
  body: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

const received: Received[] = [];
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    received.push({ method: request.method, type: request.headers['content-type'], body });
    response.writeHead(request.url === '/full' ? 503 : 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Content-Type',
    });
    response.end();
  });
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a form without an endpoint has no sender', () => {
  expect(formSendersOf({})).toEqual({});
  expect(Object.keys(formSendersOf({ contact: `${origin}/contact` }))).toEqual(['contact']);
});

// proves trust-13
test('the fields are posted as JSON, and accepted when the answer is OK', async () => {
  const { contact } = formSendersOf({ contact: `${origin}/contact` });
  await expect(contact?.({ name: 'Ada' })).resolves.toBe(true);
  expect(received.at(-1)).toEqual({ method: 'POST', type: 'application/json', body: '{"name":"Ada"}' });
});

test('an answer that is not OK, or none at all, is not accepted', async () => {
  expectConsole('warn', 'The form could not be sent.');
  const { newsletter, submission } = formSendersOf({
    newsletter: `${origin}/full`,
    submission: 'http://127.0.0.1:1/nobody',
  });
  await expect(newsletter?.({ email: 'ada@example.com' })).resolves.toBe(false);
  await expect(submission?.({ toolName: 'A' })).resolves.toBe(false);
});

// proves trust-13
test('an endpoint that does not answer within 15 seconds has not accepted', async () => {
  expectConsole('warn', 'The form could not be sent.');
  holdClock();
  const silent = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('The request was aborted.', 'AbortError')),
        );
      }),
  );
  const outcomes: unknown[] = [];
  void formSendersOf({ contact: `${origin}/contact` })
    .contact?.({ name: 'Ada' })
    .then((outcome) => outcomes.push(outcome));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(outcomes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual([false]);
  silent.mockRestore();
});
