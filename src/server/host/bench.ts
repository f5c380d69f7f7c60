import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';

import autocannon from 'autocannon';
import sirv from 'sirv';

/**
 * `npm run bench:host -- [requests]`: the host against a bare sirv on the same files, over loopback, and the
 * host's memory before and after so many requests. Each server is a process of its own.
 */
const [mode = '20000'] = process.argv.slice(2);
const siteFolder = path.resolve(process.env.SITE_FOLDER ?? 'dist');
const connections = 20;
const seconds = 5;
const headers = { 'Accept-Encoding': 'gzip, deflate, br' };

function startSirv(): Server {
  const files = sirv(siteFolder, { brotli: true, gzip: true, etag: true, single: true });
  const server = createServer((request, response) => files(request, response)).listen(0, '127.0.0.1');
  server.once('listening', () => {
    console.log(`sirv on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  return server;
}

/** Starts a server, and returns the URL at the end of its first line of output. */
function start(script: string, argument: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', script, argument], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_FOLDER: siteFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${script} did not start.`)));
    child.stdout.once('data', (line: Buffer) => {
      resolve({ child, origin: /http:\S+/.exec(line.toString())?.[0] ?? '' });
    });
  });
}

const memoryOf = ({ pid }: ChildProcess) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

const load = () => loadavg()[0]?.toFixed(1);

async function measure(name: string, url: string): Promise<void> {
  await autocannon({ url, connections, headers, duration: 1 });
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    headers,
    duration: seconds,
  });
  const figures = [`${Math.round(requests.average)}/s`, `p50 ${latency.p50} ms`, `p99 ${latency.p99} ms`];
  console.log(`${name.padEnd(22)} ${figures.join('  ')}  faults ${non2xx + errors}  load ${load()}`);
}

async function compare(amount: number): Promise<void> {
  const page = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  const script = /src="(\/assets\/main\.[^"]+)"/.exec(page)?.[1] ?? '/favicon.svg';
  const [host, plain] = await Promise.all([start('src/server/serve.ts', ''), start(__filename, 'sirv')]);
  try {
    await measure('sirv, page', `${plain.origin}/`);
    await measure('host, page', `${host.origin}/`);
    await measure('sirv, script', plain.origin + script);
    await measure('host, script', host.origin + script);
    await measure('host, listing', `${host.origin}/api/tools?category=ai-chatbots&page=0&limit=12`);
    await measure('host, search', `${host.origin}/api/tools?search=vidoe&page=0&limit=12`);
    const before = memoryOf(host.child);
    const paths = ['/', '/tools', script, '/nope', '/api/tools?page=1'];
    // Every search is a new one, so that responses are created and evicted all the time.
    const requests = [
      ...paths.map((one) => ({ path: one })),
      {
        setupRequest: (request: { path?: string }) => ({
          ...request,
          path: `/api/tools?search=a${Math.random()}`,
        }),
      },
    ];
    await autocannon({ url: host.origin, connections, headers, amount, requests });
    console.log(
      `host, memory           ${before} MB, after ${amount} requests ${memoryOf(host.child)} MB  load ${load()}`,
    );
  } finally {
    host.child.kill();
    plain.child.kill();
  }
}

if (mode === 'sirv') startSirv();
else void compare(Number(mode));
