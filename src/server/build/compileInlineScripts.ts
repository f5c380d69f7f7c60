import path from 'node:path';

import { buildSync } from 'esbuild';

import type { InlineScripts } from '../prerender/htmlPage';

function compile(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../app/hydration', name)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    // An empty config: every page carries these scripts, and TypeScript's strictness would add a directive.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The compiled inline scripts of prerendered pages. */
export const compileInlineScripts = (): InlineScripts => ({
  collectEvents: compile('collectEarlyEvents.ts'),
  loadApplication: compile('loadApplication.ts'),
});
