import path from 'node:path';

import { buildSync } from 'esbuild';

const source = path.join(__dirname, '../../app/hydration/inlineScript.ts');

/** The compiled inline script of prerendered pages. */
export function compileInlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
