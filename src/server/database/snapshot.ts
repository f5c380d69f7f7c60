import type { ToolRow } from '../../domain/catalogueRows';
import { type IndexedTool, type NameIndex, nameIndex } from '../../domain/search/searchIndex';
import type { SearchWords } from '../../domain/search/words';
import { prepareListing, type ToolListing } from '../../domain/toolListing';

import type { Database } from './database';
import { schema } from './schema';

/** What a host keeps in memory of a loaded catalogue: the data for its lists, and the names of its tools. */
export interface Snapshot {
  version: string;
  /** The tools by position. */
  listing: ToolListing<{ position: number }>;
  names: NameIndex;
}

const noCatalogue = 'The database has no catalogue: run "npm run catalogue:load" first.';

async function readSnapshot(database: Database): Promise<Snapshot> {
  const [{ table } = { table: null }] = await database.query<{ table: string | null }>(
    `SELECT to_regclass('${schema}.snapshot')::text AS table`,
  );
  if (table === null) throw new Error(noCatalogue);
  // One statement, so that everything is from the same load. The tools come first, in the order in which a
  // load locks the tables.
  const [read] = await database.query<{
    version: string;
    search_words: SearchWords;
    rows: ToolRow[] | null;
    indexed: IndexedTool[] | null;
  }>(
    `SELECT version, search_words, rows, indexed FROM
      (SELECT json_agg(row ORDER BY position) AS rows, json_agg(indexed ORDER BY position) AS indexed FROM ${schema}.tools) AS every,
      ${schema}.snapshot`,
  );
  if (!read) throw new Error(noCatalogue);
  const tools = (read.rows ?? []).map((row, position) => ({ row, position }));
  return {
    version: read.version,
    listing: prepareListing(tools, ({ row }) => row),
    names: nameIndex(read.indexed ?? [], read.search_words),
  };
}

/** Returns the current snapshot. When a request finds that its snapshot is `replaced`, a new one is read. */
export type FollowSnapshot = (replaced?: Snapshot) => Promise<Snapshot>;

/**
 * Reads the snapshot of the loaded catalogue, and returns a function that keeps it current. Rejects when the
 * database has none.
 */
export async function followSnapshot(database: Database): Promise<FollowSnapshot> {
  let snapshot = await readSnapshot(database);
  let reading: Promise<Snapshot> | undefined;
  return async (replaced) => {
    if (replaced === snapshot) {
      reading ??= readSnapshot(database).finally(() => (reading = undefined));
      snapshot = await reading;
    }
    return snapshot;
  };
}
