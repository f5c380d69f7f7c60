import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { browserSwitches, type FoundBrowser } from '../browser/findBrowser';

import type { Figure } from './figures';
import { pageKinds } from './weight';

/** Fetched when it is measured, not with the project: it is larger than everything else together. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 5;
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

/** Lighthouse's mobile preset: score and the times it is made of. */
export async function measureLighthouse(origin: string, browser: FoundBrowser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await report(origin + pageKinds[name], browser));
    const timeOf = (audit: string) => reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    figures.push(
      {
        name: `${name}: score`,
        unit: '',
        values: reports.map((one) => one.categories.performance.score * 100),
      },
      { name: `${name}: total blocking time`, unit: 'ms', values: timeOf('total-blocking-time') },
      { name: `${name}: first contentful paint`, unit: 'ms', values: timeOf('first-contentful-paint') },
      { name: `${name}: largest contentful paint`, unit: 'ms', values: timeOf('largest-contentful-paint') },
      { name: `${name}: layout shift`, unit: '', values: timeOf('cumulative-layout-shift') },
    );
  }
  return figures;
}
