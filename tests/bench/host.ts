import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

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

/** So many requests a second, for so long, are what one core should answer. */
const [steadyRate, seconds] = [500, 10];

/** Requests as visitors of a large catalogue send them, each another one: lists, searches for two words, and misspelt ones. */
function steadyRequests(records: readonly Record<string, unknown>[]): string[] {
  const tags = records.slice(0, 300).flatMap(({ tags }) => (Array.isArray(tags) ? (tags as string[]) : []));
  const known = [...new Set(tags.flatMap((tag) => tag.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  return Array.from({ length: steadyRate * seconds }, (_, index) => {
    const turn = Math.floor(index / 3);
    const [one, other] = [at(known, turn), at(known, 7 * turn + 1 + Math.floor(turn / known.length))];
    const texts = [`${one} ${other}`, `${misspelt(one, turn)} ${other}`];
    const page = Math.floor(turn / (3 * categories.length));
    const list = {
      category: at(categories, turn),
      sort: at(['', 'name', 'price'], turn),
      page: String(page),
    };
    return addressOf(index % 3 === 0 ? list : { search: at(texts, index) });
  });
}

/** On Linux, has a process with all its threads run on one core. */
function keepOnCore(core: string, pid: number | undefined): void {
  if (process.platform === 'linux') execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
}

/**
 * Sends requests at a steady rate, whether or not those before are answered; `share` of them are new, the others repeat the first
 * hundred. Gives the ms from the moment when each was due.
 */
async function measureSteady(origin: string, addresses: readonly string[], share: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const ask = (address: string, due: number) =>
    new Promise<number>((resolve, reject) => {
      const options = { agent, headers: { 'Accept-Encoding': 'br' } };
      get(origin + address, options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${address}: status ${response.statusCode}`));
        response.resume().once('end', () => resolve(performance.now() - due));
      }).once('error', reject);
    });
  const repeated = addresses.slice(0, 100);
  for (const address of repeated) await ask(address, 0);
  const answers: Promise<number>[] = [];
  const startedAt = performance.now();
  for (const [index, address] of addresses.slice(repeated.length).entries()) {
    const due = startedAt + (index * 1000) / steadyRate;
    while (performance.now() < due) await setTimeout(due - performance.now());
    const isNew = Math.floor(index * share) !== Math.floor((index - 1) * share);
    answers.push(ask(isNew ? address : at(repeated, index), due));
  }
  return Promise.all(answers).finally(() => agent.destroy());
}

const memoryOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

function run(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['-r', 'esbuild-register', script], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function measureOne(
  name: string,
  env: NodeJS.ProcessEnv,
  steady: readonly string[],
): Promise<Figure[]> {
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
    keepOnCore('0', child.pid);
    keepOnCore('1', process.pid);
    // Others each time, so that none is cached.
    for (const [share, addresses] of [
      [0.2, steady.map((address) => `${address}&pricingModel=freemium`)],
      [1, steady],
    ] as const) {
      const values = await measureSteady(origin, addresses, share);
      figures.push({ name: `${name}, ${steadyRate} requests/s, ${100 * share} % new`, unit: 'ms', values });
    }
  } finally {
    keepOnCore(`0-${cpus().length - 1}`, process.pid);
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
    const records = recordsOf(count);
    writeFileSync(catalogue, JSON.stringify(records));
    const steady = steadyRequests(records);
    const env = { CATALOGUE: catalogue, CATALOGUE_DATABASE: '' };
    figures.push(...(await measureOne(`${count}, memory`, env, steady)));
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
    figures.push(...(await measureOne(`${count}, PostgreSQL`, { ...env, CATALOGUE_DATABASE: url }, steady)));
  }
  return figures;
}
