import type { ToolRow } from '../../domain/catalogueRows';
import { type IndexedTool, type NameIndex, nameIndex } from '../../domain/search/searchIndex';
import type { SearchWords } from '../../domain/search/words';
import { prepareListing, type ToolListing } from '../../domain/toolListing';

import type { Database } from './database';
import { schema } from './schema';

/** What a host keeps of a loaded catalogue: what its lists are made of, and the names of its tools. */
export interface Snapshot {
  version: string;
  /** The tools by their positions. */
  listing: ToolListing<{ position: number }>;
  names: NameIndex;
}

const noCatalogue = 'The database has no catalogue: run "npm run catalogue:load" first.';

async function readSnapshot(database: Database): Promise<Snapshot> {
  const [{ table } = { table: null }] = await database.query<{ table: string | null }>(
    `SELECT to_regclass('${schema}.snapshot')::text AS table`,
  );
  if (table === null) throw new Error(noCatalogue);
  // One statement, so that all is of one load; the tools first, as a load locks them.
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

/** Gives the snapshot to a request; another one when the one it gave is `replaced`. */
export type FollowSnapshot = (replaced?: Snapshot) => Promise<Snapshot>;

/** Reads the snapshot of the loaded catalogue, and follows it. Rejects when the database has none. */
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
