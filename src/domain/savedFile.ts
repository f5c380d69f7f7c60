import { parseJson } from '../lib/parseJson';
import { readObject } from '../lib/read';
import { countOf, formatCount } from '../lib/text';

import { parsePostBookmark, parseToolBookmark, type PostBookmark, type ToolBookmark } from './bookmark';
import { limits } from './limits';

const kind = 'ai-toolshelf-saved';
const version = 1;

/** What is saved. */
export interface SavedLists {
  tools: readonly ToolBookmark[];
  posts: readonly PostBookmark[];
}

/** What a file adds to a shelf, and how many of its entries add nothing. */
export interface SavedFileContent extends SavedLists {
  problem?: undefined;
  /** Saved already, or in the file a second time. */
  known: number;
  /** Unusable. */
  dropped: number;
}

/** A file that is not imported, and why, in words for the visitor. */
export interface RefusedFile {
  problem: string;
}

/** The text of the file that keeps what is saved (saved-25), in the lists' order. */
export function savedFileText({ tools, posts }: SavedLists, exportedAt: string): string {
  return JSON.stringify({ kind, version, exportedAt, tools, articles: posts }, null, 2);
}

/** Why a file is not read at all: its size in bytes (saved-27); undefined when it may be read. */
export function fileSizeProblem(size: number): string | undefined {
  if (size === 0) return 'This file is empty.';
  return size > limits.importedFileBytes
    ? `This file is larger than ${limits.importedFileBytes / 1_000_000} MB, the most that can be imported.`
    : undefined;
}

/** Whether an entry is short enough to be kept; one that is nested too deep cannot be written as text. */
function isKeepable(raw: unknown): boolean {
  try {
    return JSON.stringify(raw).length <= limits.importedEntryCharacters;
  } catch {
    return false;
  }
}

/** The entries that are usable and new, each id once. */
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
 * Reads the text of a file that was saved here (saved-26 to saved-28): what it adds to the saved lists, or why it is not
 * imported. Every entry is checked like one of an API. Without a time of its own, or with one after `now` (ISO), an
 * entry counts as saved now.
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

/** What an import did, in one line (saved-26). */
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
