/** Reports the progress of a long step. */
interface Progress {
  step: () => void;
  end: () => void;
}

const barWidth = 30;

/** Shows a progress bar on a terminal; elsewhere, prints one line when the step has ended. */
export function showProgress(name: string, total?: number): Progress {
  const startedAt = Date.now();
  const { isTTY } = process.stderr;
  let count = 0;
  const draw = () => {
    const part = total ? Math.round((barWidth * count) / total) : 0;
    const bar = total
      ? `[${'='.repeat(part)}${' '.repeat(barWidth - part)}] ${count}/${total}`
      : String(count);
    process.stderr.write(`\r${name} ${bar}`);
  };
  return {
    step: () => {
      count += 1;
      if (isTTY) draw();
    },
    end: () => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      process.stderr.write(`${isTTY ? '\r\u001b[K' : ''}${name}: ${count} in ${seconds} s\n`);
    },
  };
}
