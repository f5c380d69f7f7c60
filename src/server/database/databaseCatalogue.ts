import { LRUCache } from 'lru-cache';

import {
  notFoundResponse,
  parseRequest,
  type ReadParam,
  type RecordKey,
} from '../../domain/catalogueRequests';
import type { Post } from '../../domain/post';
import type { ReadCatalogue } from '../../domain/queryCatalogue';
import type { Tool } from '../../domain/tool';
import { searchSteps } from '../../domain/toolSearch';
import { readCount } from '../../lib/read';
import { runStepsAsync } from '../../lib/steps';

import type { Database } from './database';
import { databaseListing, type OrderedTools } from './databaseListing';
import { databaseWords } from './databaseWords';
import { schema } from './schema';
import { followSnapshot, type Snapshot } from './snapshot';

/** How many searches' results are kept, for their further pages and filters. */
const searchesKept = 32;

/** The lists and searches of one load of the catalogue. */
function toolsOf(database: Database, snapshot: Snapshot) {
  const listing = databaseListing(database, snapshot);
  const searched = { names: snapshot.names, lookup: databaseWords(database, snapshot) };
  const results = new LRUCache<string, OrderedTools>({ max: searchesKept });
  async function search(text: string): Promise<OrderedTools> {
    const known = results.get(text);
    if (known) return known;
    const { best, match } = await runStepsAsync(searchSteps(searched, text));
    const found = { positions: best(Infinity, () => true), match };
    results.set(text, found);
    return found;
  }
  return async (query: ReadParam) => {
    const text = query('search').trim();
    return listing(query, text === '' ? undefined : await search(text));
  };
}

async function findRecord(database: Database, table: 'tools' | 'posts', { by, value }: RecordKey) {
  const isIt = by === 'slug' ? 'slug = $1' : '(id = $1 OR _id = $1)';
  const [row] = await database.query<{ record: Tool | Post }>(
    `SELECT record FROM ${schema}.${table} WHERE ${isIt} ORDER BY place LIMIT 1`,
    [value],
  );
  return row?.record;
}

async function listPosts(database: Database, query: ReadParam): Promise<Post[]> {
  const rows = await database.query<{ record: Post }>(
    `SELECT record FROM ${schema}.posts WHERE featured OR NOT $1 ORDER BY newest LIMIT $2`,
    [query('featured') === 'true', readCount(query('limit')) ?? null],
  );
  return rows.map(({ record }) => record);
}

/**
 * The read API of a catalogue in a database (docs/adr/0017). Rejects at once where there is none in it; a request rejects with
 * `DatabaseUnavailable` while the database is out of reach.
 */
export async function databaseCatalogue(database: Database, now = Date.now): Promise<ReadCatalogue> {
  const follow = await followSnapshot(database, now);
  let prepared: { snapshot: Snapshot; listTools: ReturnType<typeof toolsOf> } | undefined;
  return async (request) => {
    const call = parseRequest(request);
    if (!call) return notFoundResponse;
    const { resource, key, query } = call;
    if (key) {
      const record = await findRecord(database, resource === 'tools' ? 'tools' : 'posts', key);
      return record ? { status: 200, body: record } : notFoundResponse;
    }
    if (resource === 'blogs') return { status: 200, body: { blogs: await listPosts(database, query) } };
    const snapshot = await follow();
    if (prepared?.snapshot !== snapshot) prepared = { snapshot, listTools: toolsOf(database, snapshot) };
    return { status: 200, body: await prepared.listTools(query) };
  };
}
