import { expectConsole } from '../../tests/support/expectConsole';

import { openTabChannel } from './tabChannel';

const usual = globalThis.BroadcastChannel;

function provide(channel: unknown): void {
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    value: channel,
    configurable: true,
    writable: true,
  });
}

afterEach(() => provide(usual));

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['missing', undefined],
  ['forbidden', forbidden],
])('a channel that is %s: nothing is sent, and nothing fails', (_, channel) => {
  provide(channel);
  const { send } = openTabChannel('site', () => undefined);
  expect(() => send({ type: 'told' })).not.toThrow();
});

test('a message that cannot be sent is logged', () => {
  provide(
    class {
      postMessage(): void {
        throw new DOMException('It could not be cloned.', 'DataCloneError');
      }
    },
  );
  expectConsole('warn', 'The other tabs could not be told.');
  expect(() => openTabChannel('site', () => undefined).send({ type: 'told' })).not.toThrow();
});

test('what arrives is heard', () => {
  const channel = new EventTarget() as EventTarget & { onmessage?: (event: { data: unknown }) => void };
  provide(jest.fn(() => channel));
  const received: unknown[] = [];
  openTabChannel('site', (message) => void received.push(message));
  channel.onmessage?.({ data: 'news' });
  expect(received).toEqual(['news']);
});
