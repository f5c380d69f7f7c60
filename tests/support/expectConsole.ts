import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Line {
  level: Level;
  text: string;
}

/** Redux Toolkit's checks warn when the machine is slow, which tests ignore. */
const aboutTime = /Middleware took \d+ms/;

let lines: Line[] = [];
let expected: { level: Level; text: string | RegExp }[] = [];

const isMatch = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** Captures console.error and console.warn instead of printing. */
export function watchConsole(): void {
  lines = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = format(...parts);
      if (!aboutTime.test(text)) lines.push({ level, text });
    });
  }
}

/** Ends the capture and returns the problems: unexpected lines, and expected ones that were not logged. */
export function forgetConsole(): string[] {
  jest.restoreAllMocks();
  const surplus = lines
    .filter(({ level, text }) => !expected.some((one) => one.level === level && isMatch(text, one.text)))
    .map(({ level, text }) => `console.${level}: ${text}`);
  const absent = expected
    .filter((one) => !lines.some(({ level, text }) => one.level === level && isMatch(text, one.text)))
    .map(({ level, text }) => `console.${level} never said ${String(text)}`);
  return [...surplus, ...absent];
}

/** Expects at least one logged line that contains the text. */
export function expectConsole(level: Level, text: string | RegExp): void {
  expected.push({ level, text });
}

/** The lines of one level that were logged so far in this test. */
export function consoleLines(level: Level): string[] {
  return lines.filter((line) => line.level === level).map(({ text }) => text);
}
