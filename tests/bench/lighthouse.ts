import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { browserSwitches, type FoundBrowser } from '../browser/findBrowser';

import { serveBarePages } from './barePage';
import type { Figure } from './figures';
import { pageKinds } from './weight';

/** Fetched when it is measured, not with the project: it is larger than everything else together. */
const lighthouse = 'lighthouse@12.8.2';
const runs = Number(process.env.BENCH_RUNS ?? 5);
const pages = ['home', 'list', 'tool', 'blog', 'article', 'comparison'] as const;

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

async function report(url: string, { executablePath, environment }: FoundBrowser): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless', ...browserSwitches].join(' ');
  const args = ['--yes', lighthouse, url, '--quiet', '--only-categories=performance'];
  const child = spawn('npx', [...args, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`], {
    env: { ...process.env, ...environment, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.on('close', resolve));
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Score and the times it is made of, of one page. */
async function measurePage(name: string, url: string, browser: FoundBrowser): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await report(url, browser));
  const timeOf = (audit: string) => reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  return [
    {
      name: `${name}: score`,
      unit: '',
      values: reports.map((one) => one.categories.performance.score * 100),
    },
    { name: `${name}: total blocking time`, unit: 'ms', values: timeOf('total-blocking-time') },
    { name: `${name}: first contentful paint`, unit: 'ms', values: timeOf('first-contentful-paint') },
    { name: `${name}: largest contentful paint`, unit: 'ms', values: timeOf('largest-contentful-paint') },
    { name: `${name}: layout shift`, unit: '', values: timeOf('cumulative-layout-shift') },
  ];
}

/** Lighthouse's mobile preset, each page beside a bare one with the same words, which is what this machine can give at best. */
export async function measureLighthouse(origin: string, browser: FoundBrowser): Promise<Figure[]> {
  const figures: Figure[] = [];
  const bare = await serveBarePages(
    origin,
    pages.map((name) => pageKinds[name]),
  );
  try {
    for (const name of pages) {
      figures.push(...(await measurePage(name, origin + pageKinds[name], browser)));
      figures.push(...(await measurePage(`${name}, bare`, bare.origin + pageKinds[name], browser)));
    }
  } finally {
    bare.stop();
  }
  return figures;
}
