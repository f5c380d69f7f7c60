import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { messageOf } from '../../lib/messageOf';
import { readObject } from '../../lib/read';

/** A raw record of a catalogue file, with the file's path inside the folder. */
export interface SourceRecord {
  file: string;
  raw: unknown;
}

/** The unchecked records of a catalogue's files. */
export interface SourceFiles {
  tools: SourceRecord[];
  posts: SourceRecord[];
  articles: SourceRecord[];
  /** Files that cannot be read, each as 'file: reason'. */
  mistakes: string[];
}

/** Lists the slugs of the embedded catalogue's tools in the editors' order. */
export const orderFile = 'order.json';

/** The editors' word list for the search (docs/content.md). */
export const searchWordsFile = 'searchWords.json';

/** The catalogue that comes with the project. */
export const embeddedFolder = path.join(__dirname, '../../catalogue/embedded');

/**
 * A JSON reviver that removes U+0000 and replaces lone surrogates, which no database stores (catalogue-30).
 */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd') : value;

/** JSON can only contain these as escapes. */
const mayHaveOthers = (json: string) => /\\u(?:0000|d[89a-f])/i.test(json);

/** Parses a JSON file. When it cannot be read, adds a mistake and returns undefined. */
export function readJsonFile(folder: string, file: string, mistakes: string[]): unknown {
  try {
    // Not read as 'utf8', which takes longer for a large file. Some editors write a byte order mark.
    const json = readFileSync(path.join(folder, file))
      .toString()
      .replace(/^\ufeff/, '');
    return JSON.parse(json, mayHaveOthers(json) ? storable : undefined) as unknown;
  } catch (error) {
    mistakes.push(`${file}: ${messageOf(error)}`);
    return undefined;
  }
}

/** The files among `names` that exist in a folder; 'tools/' stands for every .json file in that folder. */
function existing(folder: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const entryPath = path.join(folder, name);
    if (!existsSync(entryPath)) return [];
    if (!name.endsWith('/')) return [name];
    return readdirSync(entryPath)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => name + file);
  });
}

/** The records in one file's JSON: a list, an object with the list under `key`, or a single record. */
function recordsOf(body: unknown, key: string): unknown[] {
  if (Array.isArray(body)) return body;
  const inner = readObject(body)?.[key];
  return Array.isArray(inner) ? inner : [body];
}

/**
 * Reads the files of a catalogue folder: tools.json and tools/*.json, posts.json, blogs.json and
 * posts/*.json, and, in the embedded catalogue, the sample tools and the static articles. A .json file counts
 * as a folder with only that file of tools.
 */
export function readSourceFiles(source: string): SourceFiles {
  const mistakes: string[] = [];
  if (!existsSync(source)) {
    return { tools: [], posts: [], articles: [], mistakes: [`${source}: there is no such file or folder`] };
  }
  const isFolder = statSync(source).isDirectory();
  const folder = isFolder ? source : path.dirname(source);
  const read = (names: readonly string[], key: string): SourceRecord[] =>
    existing(folder, names).flatMap((file) => {
      const body = readJsonFile(folder, file, mistakes);
      return body === undefined ? [] : recordsOf(body, key).map((raw) => ({ file, raw }));
    });
  const tools = read(
    isFolder ? ['sampleTools.json', 'tools.json', 'tools/'] : [path.basename(source)],
    'tools',
  );
  if (tools.length === 0 && mistakes.length === 0) {
    mistakes.push(`${source}: no tools; they belong into tools.json or tools/*.json`);
  }
  return {
    tools,
    posts: isFolder ? read(['posts.json', 'blogs.json', 'posts/'], 'blogs') : [],
    articles: isFolder ? read(['articles/'], 'articles') : [],
    mistakes,
  };
}
