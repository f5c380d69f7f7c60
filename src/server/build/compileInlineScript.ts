import { readFileSync } from 'node:fs';
import path from 'node:path';

import { transformSync } from 'esbuild';

const source = path.join(__dirname, '../../app/hydration/inlineScript.ts');

/** The compiled inline script of prerendered pages. */
export function compileInlineScript(): string {
  const options = { loader: 'ts', format: 'iife', minify: true, target: 'es2020' } as const;
  return transformSync(readFileSync(source, 'utf8'), options).code.trim();
}
