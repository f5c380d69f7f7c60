/** A command's output and exit code: 0 equal or done, 1 different or wrong, 2 wrong usage or an unusable file. */
export interface Outcome {
  output: string;
  isError: boolean;
  exitCode: 0 | 1 | 2;
}

export const done = (output: string): Outcome => ({ output, isError: false, exitCode: 0 });

/** The state differs, or something in it is wrong. */
export const different = (output: string): Outcome => ({ output, isError: true, exitCode: 1 });

export const unusable = (output: string): Outcome => ({ output, isError: true, exitCode: 2 });

/** Formats a count: 'no differences', '1 difference', '2 differences'. */
export const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
