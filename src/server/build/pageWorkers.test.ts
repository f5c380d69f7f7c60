import { EventEmitter } from 'node:events';

import { defaultSettings } from '../buildSettings';

import type { PageRequest } from './pageWorker';
import { createPageWorkers } from './pageWorkers';

/** How many threads were started and ended. */
const mockThreads = { started: 0, ended: 0 };

// Responds like a worker; a real one would load the whole application.
jest.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      mockThreads.started += 1;
    }
    postMessage({ address }: PageRequest) {
      const message = address === '/broken' ? { error: 'No such thing' } : { html: address, trace: [] };
      queueMicrotask(() => this.emit('message', message));
    }
    terminate() {
      mockThreads.ended += 1;
    }
  },
}));
jest.mock('esbuild', () => ({ build: () => Promise.resolve({ outputFiles: [{ text: '' }] }) }));
jest.mock('node:os', () => ({ availableParallelism: () => 2 }));

const data = {
  settings: defaultSettings,
  options: { template: '', chunkFiles: {}, inlineScripts: { collectEvents: '', loadApplication: '' } },
  catalogue: undefined,
};

beforeEach(() => Object.assign(mockThreads, { started: 0, ended: 0 }));

async function made(addresses: readonly string[]) {
  const pages: string[] = [];
  const workers = createPageWorkers(data);
  const requests = addresses.map((address) => ({ address, styleSheet: undefined }));
  try {
    await workers.make(requests, (address, { html }) => {
      expect(html).toBe(address);
      pages.push(address);
    });
  } finally {
    await workers.end();
  }
  return pages;
}

// proves delivery-39
test('each page is made once, by at most one thread for each core, and by none without pages', async () => {
  const addresses = Array.from({ length: 2000 }, (_, index) => `/tools/${index}`);
  expect((await made(addresses)).sort()).toEqual(addresses.sort());
  expect(mockThreads).toEqual({ started: 2, ended: 2 });
  expect(await made([])).toEqual([]);
  expect(mockThreads).toEqual({ started: 2, ended: 2 });
});

// proves delivery-39
test('a page that fails ends the threads, and its path is told', async () => {
  await expect(made(['/about', '/broken', '/blog'])).rejects.toThrow('/broken: No such thing');
  expect(mockThreads.ended).toBe(mockThreads.started);
});
