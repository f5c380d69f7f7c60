import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Line {
  level: Level;
  text: string;
}

/** Redux Toolkit's checks tell when the machine was slow, which is no matter of a test. */
const aboutTime = /Middleware took \d+ms/;

let lines: Line[] = [];
let expected: { level: Level; text: string | RegExp }[] = [];

const isMatch = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** From here on console.error and console.warn are kept instead of printed. */
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

/** Ends the watch and tells what stands wrong: lines nobody expected, and expected ones that never came. */
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

/** This test is to log a line that holds the text, once or more; it fails when the line never comes. */
export function expectConsole(level: Level, text: string | RegExp): void {
  expected.push({ level, text });
}

/** The lines of one level that were logged so far in this test. */
export function consoleLines(level: Level): string[] {
  return lines.filter((line) => line.level === level).map(({ text }) => text);
}
