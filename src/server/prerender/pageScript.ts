import { readFileSync } from 'node:fs';
import path from 'node:path';

import { transformSync } from 'esbuild';

const source = path.join(__dirname, '../../app/early/pageScript.ts');

let code: string | undefined;

function compiled(): string {
  const options = { loader: 'ts', format: 'iife', minify: true, target: 'es2020' } as const;
  return transformSync(readFileSync(source, 'utf8'), options).code.trim();
}

/** The script inside every prerendered page, which asks for the files named when the page has been painted. */
export function pageScript(files: readonly string[]): string {
  code ??= compiled();
  return `<script data-files="${files.join(' ')}">${code}</script>`;
}
