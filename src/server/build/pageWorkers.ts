import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { build } from 'esbuild';

import type { MadePage, PageRequest, PageWorkerData, PageWorkerMessage } from './pageWorker';

/** An additional worker only pays off from this many pages, because it first loads the whole application. */
const pagesPerWorker = 400;

/**
 * Bundles the code of a worker into one file: it starts sooner and renders a tenth faster than from separate
 * modules (docs/adr/0020). jsdom stays external, since it reads files relative to its own.
 */
async function bundleWorker(): Promise<string> {
  const jsdom = require.resolve('jsdom');
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'pageWorker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: { jsdom },
    external: [jsdom],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The worker was not bundled.');
  return file.text;
}

function startWorker(code: string, data: PageWorkerData): Worker {
  return new Worker(code, {
    eval: true,
    workerData: data,
    // Lets a page's garbage be collected before it is promoted to the old generation: a fifth less time than
    // with the default.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
}

/** Asks a worker for a page; rejects when the page or the worker fails. */
function ask(worker: Worker, request: PageRequest): Promise<MadePage> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (message: PageWorkerMessage) => {
      settle();
      if ('error' in message) reject(new Error(`${request.address}: ${message.error}`));
      else resolve(message);
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(request);
  });
}

export interface PageWorkers {
  /**
   * Renders pages and passes each to `onMade`, which compresses and writes it while its worker renders the
   * next one.
   */
  make: (requests: readonly PageRequest[], onMade: OnMade) => Promise<void>;
  /** Terminates the threads. */
  end: () => Promise<void>;
}

type OnMade = (address: string, page: MadePage) => Promise<void> | void;

/**
 * Prerenders pages in worker threads, started on demand, at most one per core (delivery-39). Memory holds no
 * more pages than these are working on.
 */
export function createPageWorkers(data: PageWorkerData): PageWorkers {
  const workers: Worker[] = [];
  return {
    make: async (requests, onMade) => {
      const count = Math.min(availableParallelism(), Math.ceil(requests.length / pagesPerWorker));
      if (workers.length < count) {
        const code = await bundleWorker();
        while (workers.length < count) workers.push(startWorker(code, data));
      }
      const waiting = requests.values();
      await Promise.all(
        workers.slice(0, count).map(async (worker) => {
          let used: ReturnType<OnMade> = undefined;
          for (const request of waiting) {
            const [page] = await Promise.all([ask(worker, request), used]);
            used = onMade(request.address, page);
          }
          await used;
        }),
      );
    },
    end: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
