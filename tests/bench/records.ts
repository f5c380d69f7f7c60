import path from 'node:path';

import { embeddedFolder, readSourceFiles } from '../../src/server/catalogue/catalogueFiles';

/** So many records: those of BENCH_CATALOGUE or of the embedded catalogue, repeated with ids of their own. */
export function recordsOf(count: number): Record<string, unknown>[] {
  const source = path.resolve(process.env.BENCH_CATALOGUE ?? embeddedFolder);
  const raws = readSourceFiles(source).tools.map(({ raw }) => raw as Record<string, unknown>);
  return Array.from({ length: count }, (_, index) => {
    const raw = raws[index % raws.length] ?? {};
    const copy = Math.floor(index / raws.length);
    if (copy === 0) return { ...raw };
    const own = typeof raw.slug === 'string' ? raw.slug : `tool-${index % raws.length}`;
    const slug = `${own}-copy-${copy}`;
    return { ...raw, id: undefined, _id: `tool-${slug}`, slug, name: `${raw.name as string} (copy ${copy})` };
  });
}
