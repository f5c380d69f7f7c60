import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectFolder } from '../browser/testSites';

import type { Figure } from './figures';
import { recordsOf } from './records';

const folder = path.join(projectFolder, '.cache', 'bench', 'build');
const sizes = (process.env.BENCH_SIZES ?? '300,4249').split(',').map(Number);

/** The memory of a process and its children in MB, from /proc; NaN elsewhere. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.filter(Boolean).reduce((sum, child) => sum + (memoryOf(Number(child)) || 0), own);
  } catch {
    return NaN;
  }
}

/** Runs one build; gives its seconds and the most memory it took. */
async function build(catalogue: string): Promise<{ seconds: number; megabytes: number }> {
  const startedAt = performance.now();
  const output = path.join(folder, 'site');
  const args = ['-r', './src/server/register.cjs', 'src/server/build/run.ts', '--output-path', output];
  const env = { ...process.env, CATALOGUE: catalogue, BUILD_CACHE: path.join(folder, 'cache') };
  const child = spawn(process.execPath, args, { cwd: projectFolder, env, stdio: 'ignore' });
  let megabytes = 0;
  const timer = setInterval(() => {
    const now = memoryOf(child.pid ?? 0);
    if (now > megabytes) megabytes = now;
  }, 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The site of ${catalogue} cannot be built.`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes };
}

/** Measures a clean build, and one after a changed record, of catalogues of each size. */
export async function measureBuild(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const note = (name: string, { seconds, megabytes }: Awaited<ReturnType<typeof build>>) => {
    figures.push({ name, unit: 's', values: [seconds] });
    figures.push({ name: `${name}, peak memory`, unit: 'MB', values: [megabytes] });
  };
  for (const count of sizes) {
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    const catalogue = path.join(folder, 'tools.json');
    const records = recordsOf(count);
    writeFileSync(catalogue, JSON.stringify(records));
    note(`${count} tools, clean`, await build(catalogue));
    Object.assign(records[Math.floor(count / 2)] ?? {}, { description: 'Another description.' });
    writeFileSync(catalogue, JSON.stringify(records));
    note(`${count} tools, one record changed`, await build(catalogue));
  }
  return figures;
}
