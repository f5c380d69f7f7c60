import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** One thing that was measured several times. */
export interface Figure {
  name: string;
  unit: string;
  values: number[];
}

/** The value that a share of the values (0 to 1) does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

const rounded = (value: number) => (Math.abs(value) < 100 ? Number(value.toFixed(1)) : Math.round(value));

function summaryOf({ unit, values }: Figure) {
  return {
    median: rounded(quantile(values, 0.5)),
    p75: rounded(quantile(values, 0.75)),
    p95: rounded(quantile(values, 0.95)),
    least: rounded(Math.min(...values)),
    most: rounded(Math.max(...values)),
    unit,
    runs: values.length,
  };
}

/** Prints median, 75th and 95th percentile and spread of each figure. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title} (load average ${loadavg()[0]?.toFixed(1)})`);
  console.table(Object.fromEntries(figures.map((figure) => [figure.name, summaryOf(figure)])));
}

/** Writes all figures with every value measured, for comparing two runs. */
export function writeFigures(file: string, parts: Readonly<Record<string, readonly Figure[]>>): void {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  writeFileSync(file, JSON.stringify({ machine, at: new Date().toISOString(), parts }, null, 2));
}
