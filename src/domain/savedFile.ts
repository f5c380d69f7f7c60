import { parseJson } from '../lib/parseJson';
import { readObject } from '../lib/read';
import { countOf, formatCount } from '../lib/text';

import { parsePostBookmark, parseToolBookmark, type PostBookmark, type ToolBookmark } from './bookmark';
import { limits } from './limits';

const kind = 'ai-toolshelf-saved';
const version = 1;

/** The saved tools and articles. */
export interface SavedLists {
  tools: readonly ToolBookmark[];
  posts: readonly PostBookmark[];
}

/** What an imported file adds to the saved lists, and how many of its entries add nothing. */
export interface SavedFileContent extends SavedLists {
  problem?: undefined;
  /** The number of entries that are saved already or repeated in the file. */
  known: number;
  /** The number of unusable entries. */
  dropped: number;
}

/** A rejected file, and the reason as shown to the visitor. */
interface RefusedFile {
  problem: string;
}

/** Serializes the saved lists, in their order, for a backup file (saved-25); `exportedAt` is an ISO time. */
export function savedFileText({ tools, posts }: SavedLists, exportedAt: string): string {
  return JSON.stringify({ kind, version, exportedAt, tools, articles: posts }, null, 2);
}

/**
 * Returns why a file is rejected for its size in bytes, before it is read (saved-27); undefined when it may
 * be read.
 */
export function fileSizeProblem(size: number): string | undefined {
  if (size === 0) return 'This file is empty.';
  return size > limits.importedFileBytes
    ? `This file is larger than ${limits.importedFileBytes / 1_000_000} MB, the most that can be imported.`
    : undefined;
}

/** Whether an entry is short enough to be kept. One that is nested too deeply cannot be serialized. */
function isKeepable(raw: unknown): boolean {
  try {
    return JSON.stringify(raw).length <= limits.importedEntryCharacters;
  } catch {
    return false;
  }
}

/** The usable new entries, each id once, and how many were known or dropped. */
function newEntries<Entry>(
  list: readonly unknown[],
  parse: (raw: unknown) => Entry | undefined,
  idOf: (entry: Entry) => string,
  saved: readonly Entry[],
) {
  const seen = new Set(saved.map(idOf));
  const entries: Entry[] = [];
  let known = 0;
  for (const raw of list) {
    const entry = isKeepable(raw) ? parse(raw) : undefined;
    if (!entry) continue;
    if (seen.has(idOf(entry))) known += 1;
    else entries.push(entry);
    seen.add(idOf(entry));
  }
  return { entries, known, dropped: list.length - entries.length - known };
}

/**
 * Parses a backup file (saved-26 to saved-28): returns what it adds to the saved lists, or why it is
 * rejected. Every entry is checked like one from an API. An entry without a time, or with one after `now`
 * (ISO), counts as saved now.
 */
export function readSavedFile(text: string, saved: SavedLists, now: string): SavedFileContent | RefusedFile {
  const body = parseJson(text.replace(/^\ufeff/, ''));
  if (body === undefined) return { problem: 'This file is not JSON, or it was cut off.' };
  const file = readObject(body);
  const foreign = { problem: 'This file is not a list that was saved on AI Toolshelf.' };
  if (file?.kind !== kind || typeof file.version !== 'number') return foreign;
  if (file.version > version)
    return {
      problem: 'This file comes from a later version of AI Toolshelf. Reload the page and try again.',
    };
  const { tools = [], articles = [] } = file;
  if (!Array.isArray(tools) || !Array.isArray(articles)) return foreign;
  const count = tools.length + articles.length;
  if (count > limits.importedEntries) {
    const most = formatCount(limits.importedEntries);
    return {
      problem: `This file lists ${formatCount(count)} entries; ${most} is the most that can be imported.`,
    };
  }
  const check = (time: string) => (time === '' || time > now ? now : time);
  const newTools = newEntries(
    tools,
    (raw) => parseToolBookmark(raw, check),
    ({ id }) => id,
    saved.tools,
  );
  const newPosts = newEntries(
    articles,
    (raw) => parsePostBookmark(raw, check),
    ({ _id }) => _id,
    saved.posts,
  );
  return {
    tools: newTools.entries,
    posts: newPosts.entries,
    known: newTools.known + newPosts.known,
    dropped: newTools.dropped + newPosts.dropped,
  };
}

/** Summarizes an import in one line (saved-26). */
export function importText({ tools, posts, known, dropped }: SavedFileContent): string {
  const added = [
    ...(tools.length > 0 ? [countOf(tools.length, 'tool', 'tools')] : []),
    ...(posts.length > 0 ? [countOf(posts.length, 'article', 'articles')] : []),
  ].join(' and ');
  return [
    added === '' ? 'Nothing was added.' : `${added} added.`,
    ...(known > 0 ? [`${formatCount(known)} ${known === 1 ? 'was' : 'were'} saved already.`] : []),
    ...(dropped > 0
      ? [`${formatCount(dropped)} could not be read and ${dropped === 1 ? 'was' : 'were'} left out.`]
      : []),
  ].join(' ');
}
