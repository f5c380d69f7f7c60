/** One thing that was measured several times. */
export interface Figure {
  name: string;
  unit: string;
  values: number[];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const rounded = (value: number) => (value < 100 ? Number(value.toFixed(1)) : Math.round(value));

/** Prints the median of each figure and its spread from run to run. */
export function printFigures(figures: readonly Figure[]): void {
  console.table(
    Object.fromEntries(
      figures.map(({ name, unit, values }) => [
        name,
        {
          median: rounded(median(values)),
          least: rounded(Math.min(...values)),
          most: rounded(Math.max(...values)),
          unit,
          runs: values.length,
        },
      ]),
    ),
  );
}
