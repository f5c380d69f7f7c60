import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { MadePage, PageRequest, PageWorkerData, PageWorkerMessage } from './pageWorker';

/** For fewer pages another worker costs more than it saves: it loads the whole application first. */
const pagesPerWorker = 400;

const register = path.join(__dirname, '../register.cjs');

function startWorker(data: PageWorkerData): Worker {
  return new Worker(path.join(__dirname, 'pageWorker.ts'), {
    workerData: data,
    execArgv: ['--require', register],
    // A page's garbage is gone before it would be moved to the old generation: a fifth less time than with the default.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
}

/** Has a worker make a page; rejects when the page or the worker fails. */
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
  /** Makes pages, and hands over each when it is made: it is compressed and written while its worker makes the next one. */
  make: (requests: readonly PageRequest[], onMade: OnMade) => Promise<void>;
  /** Ends the threads. */
  end: () => Promise<void>;
}

type OnMade = (address: string, page: MadePage) => Promise<void> | void;

/**
 * Prerenders pages in worker threads, at most one for each core (delivery-39), which start when they are needed. Memory holds no
 * more pages than these make.
 */
export function createPageWorkers(data: PageWorkerData): PageWorkers {
  const workers: Worker[] = [];
  return {
    make: async (requests, onMade) => {
      const count = Math.min(availableParallelism(), Math.ceil(requests.length / pagesPerWorker));
      while (workers.length < count) workers.push(startWorker(data));
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
