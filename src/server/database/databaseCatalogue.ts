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
import { findListingPage, type FoundTools, type ListingPage } from '../../domain/toolListing';
import { searchSteps } from '../../domain/toolSearch';
import { readCount } from '../../lib/read';
import { runStepsAsync } from '../../lib/steps';

import { type Database, DatabaseUnavailable } from './database';
import { databaseWords } from './databaseWords';
import { schema } from './schema';
import { type FollowSnapshot, followSnapshot, type Snapshot } from './snapshot';

/** How many search results are cached, for further pages and filters. */
const searchesKept = 32;

/** Returns the search of one loaded catalogue, with cached results. */
function searchOf(database: Database, { names }: Snapshot): (text: string) => Promise<FoundTools> {
  const searched = { names, lookup: databaseWords(database, names) };
  const results = new LRUCache<string, FoundTools>({ max: searchesKept });
  return async (text) => {
    const found = results.get(text) ?? (await runStepsAsync(searchSteps(searched, text)));
    results.set(text, found);
    return found;
  };
}

/** Returns the records of a page's tools, or undefined when the snapshot's load has been replaced. */
async function recordsOf(
  database: Database,
  { version }: Snapshot,
  page: readonly { position: number }[],
): Promise<Tool[] | undefined> {
  if (page.length === 0) {
    const same = await database.query(`SELECT 1 FROM ${schema}.snapshot WHERE version = $1`, [version]);
    return same.length === 0 ? undefined : [];
  }
  const rows = await database.query<{ position: number; record: Tool }>(
    `SELECT position, record FROM ${schema}.tools WHERE position = ANY ($1::int[])
      AND (SELECT version FROM ${schema}.snapshot) = $2`,
    [page.map(({ position }) => position), version],
  );
  if (rows.length === 0) return undefined;
  const records = new Map(rows.map(({ position, record }) => [position, record]));
  return page.flatMap(({ position }) => records.get(position) ?? []);
}

/** How often the catalogue may be replaced while a page is being made. */
const mostLoads = 3;

/**
 * Returns a function that finds pages of tools: lists from the snapshot in memory, searches and records from
 * the database.
 */
function toolPages(database: Database, follow: FollowSnapshot) {
  let prepared: { snapshot: Snapshot; search: ReturnType<typeof searchOf> } | undefined;
  return async (query: ReadParam): Promise<ListingPage<Tool>> => {
    const text = query('search').trim();
    let snapshot = await follow();
    for (let loads = 0; loads <= mostLoads; loads += 1) {
      if (prepared?.snapshot !== snapshot) prepared = { snapshot, search: searchOf(database, snapshot) };
      const found = text === '' ? undefined : await prepared.search(text);
      const page = findListingPage(snapshot.listing, query, found);
      const tools = await recordsOf(database, snapshot, page.tools);
      if (tools) return { ...page, tools };
      snapshot = await follow(snapshot);
    }
    throw new DatabaseUnavailable('The catalogue in the database is replaced again and again.');
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
 * Returns the read API of a catalogue in a database (docs/adr/0017). Rejects immediately when there is no
 * catalogue in it; a request rejects with `DatabaseUnavailable` when the database cannot be reached.
 */
export async function databaseCatalogue(database: Database): Promise<ReadCatalogue> {
  const listTools = toolPages(database, await followSnapshot(database));
  return async (request) => {
    const call = parseRequest(request);
    if (!call) return notFoundResponse;
    const { resource, key, query } = call;
    if (key) {
      const record = await findRecord(database, resource === 'tools' ? 'tools' : 'posts', key);
      return record ? { status: 200, body: record } : notFoundResponse;
    }
    if (resource === 'blogs') return { status: 200, body: { blogs: await listPosts(database, query) } };
    return { status: 200, body: await listTools(query) };
  };
}
