import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import autocannon from 'autocannon';

import { projectFolder } from '../browser/testSites';

import type { Figure } from './figures';
import { recordsOf } from './records';

const folder = path.join(projectFolder, '.cache', 'bench', 'host');
const sizes = (process.env.BENCH_SIZES ?? '300,4249,50000').split(',').map(Number);
const requestsOfKind = 60;

const words = ['video', 'image', 'music', 'code', 'writing', 'email', 'voice', 'research', 'design', 'photo'];
const categories = ['ai-chatbots', 'coding-assistants', 'ai-video-generation', 'finance', 'marketing'];
const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const misspelt = (word: string, index: number) => {
  const cut = 1 + (index % (word.length - 2));
  return word.slice(0, cut) + word.slice(cut + 1);
};

/** Requests by kind; each is another one, so that no answer is cached. */
const kinds: Record<string, (index: number) => Record<string, string>> = {
  listing: (index) => ({
    category: at(categories, index),
    page: String(index),
    sort: at(['', 'name', 'price'], index),
  }),
  search: (index) => ({ search: `${at(words, index)} ${at(words, 3 * index + 1 + Math.floor(index / 10))}` }),
  'misspelt search': (index) => ({
    search: `${misspelt(at(words, index) + at(['', 's', 'er', 'ing', 'al', 'ed'], Math.floor(index / 10)), index)} ${at(words, index + 3)}`,
  }),
};

const addressOf = (params: Record<string, string>) =>
  `/api/tools?${new URLSearchParams({ ...params, limit: '12' })}`;

const memoryOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

function run(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['-r', 'esbuild-register', script], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function measureOne(name: string, env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const startedAt = performance.now();
  const child = run('src/server/serve.ts', { ...env, PORT: '0', SITE_FOLDER: folder });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(/http:\S+/.exec(line.toString())?.[0] ?? ''));
    child.once('exit', () => reject(new Error('The host did not start.')));
  });
  const figures: Figure[] = [
    { name: `${name}, start`, unit: 's', values: [(performance.now() - startedAt) / 1000] },
  ];
  try {
    for (const [kind, paramsOf] of Object.entries(kinds)) {
      const values: number[] = [];
      for (let index = 0; index < requestsOfKind; index += 1) {
        const askedAt = performance.now();
        const response = await fetch(origin + addressOf(paramsOf(index)));
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${kind}: status ${response.status}`);
        values.push(performance.now() - askedAt);
      }
      figures.push({ name: `${name}, ${kind}`, unit: 'ms', values });
    }
    figures.push({ name: `${name}, memory`, unit: 'MB', values: [memoryOf(child)] });
    // What visitors ask for: mostly the same lists and searches, from the cache.
    const requests = Object.values(kinds).flatMap((paramsOf) =>
      Array.from({ length: 20 }, (_, index) => ({ path: addressOf(paramsOf(index)) })),
    );
    const { requests: rate, latency } = await autocannon({
      url: origin,
      connections: 20,
      duration: 5,
      requests,
    });
    figures.push({ name: `${name}, repeated requests`, unit: '1/s', values: [rate.average] });
    figures.push({ name: `${name}, repeated requests, p99`, unit: 'ms', values: [latency.p99] });
  } finally {
    child.kill();
  }
  return figures;
}

/** Measures the host with catalogues of each size in memory and, where BENCH_DATABASE is its address, in PostgreSQL. */
export async function measureHost(): Promise<Figure[]> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Bench</title>');
  const catalogue = path.join(folder, 'tools.json');
  const url = process.env.BENCH_DATABASE ?? '';
  const figures: Figure[] = [];
  for (const count of sizes) {
    writeFileSync(catalogue, JSON.stringify(recordsOf(count)));
    const env = { CATALOGUE: catalogue, CATALOGUE_DATABASE: '' };
    figures.push(...(await measureOne(`${count}, memory`, env)));
    if (url === '') continue;
    const startedAt = performance.now();
    const loading = run('src/server/database/catalogueLoad.ts', {
      CATALOGUE: catalogue,
      CATALOGUE_DATABASE: url,
    });
    const code = await new Promise((resolve) => loading.on('close', resolve));
    if (code !== 0) throw new Error('The catalogue cannot be loaded.');
    figures.push({
      name: `${count}, PostgreSQL, load`,
      unit: 's',
      values: [(performance.now() - startedAt) / 1000],
    });
    figures.push(...(await measureOne(`${count}, PostgreSQL`, { ...env, CATALOGUE_DATABASE: url })));
  }
  return figures;
}
