import type { Sort } from '../../domain/listing';
import { type IndexedTool, type NameIndex, nameIndex } from '../../domain/search/searchIndex';
import type { SearchWords } from '../../domain/search/words';
import { foldValue, type ValueField, valueFields } from '../../domain/toolFilters';

import type { Database } from './database';
import { schema } from './schema';

type Named = readonly (readonly [value: string, number: number])[];

/** What is said about a catalogue as a whole, as it is stored. */
export interface SnapshotContent {
  sorts: Sort[];
  /** By field: the values as spelled, with their numbers. */
  named: Readonly<Record<ValueField, Named>>;
  subcategoriesOf: readonly (readonly [category: string, names: readonly string[]])[];
  searchWords: SearchWords;
}

/** What a host keeps of a loaded catalogue: its values, and the names of its tools. */
export interface Snapshot {
  version: string;
  sorts: readonly Sort[];
  fields: Readonly<Record<ValueField, { named: Named; numberOf: ReadonlyMap<string, number>; size: number }>>;
  subcategoriesOf: ReadonlyMap<string, ReadonlySet<string>>;
  names: NameIndex;
}

/** A host looks for another catalogue after this time. */
export const snapshotFreshMs = 60_000;

/** The column with the numbers of a field. */
export const columnOf = (field: ValueField) => (field === 'pricingModel' ? 'pricing_model' : field);

function fieldOf(field: ValueField, named: Named) {
  const numberOf = new Map(named.map(([value, number]) => [foldValue(field, value), number]));
  return { named, numberOf, size: numberOf.size };
}

async function readVersion(database: Database): Promise<string> {
  const [{ table } = { table: null }] = await database.query<{ table: string | null }>(
    `SELECT to_regclass('${schema}.snapshot')::text AS table`,
  );
  const [row] =
    table === null ? [] : await database.query<{ version: string }>(`SELECT version FROM ${schema}.snapshot`);
  if (!row) throw new Error('The database has no catalogue: run "npm run catalogue:load" first.');
  return row.version;
}

async function readSnapshot(database: Database): Promise<Snapshot> {
  // One statement, so that both are of one load.
  const [row] = await database.query<{
    version: string;
    content: SnapshotContent;
    tools: IndexedTool[] | null;
  }>(
    `SELECT version, content, (SELECT json_agg(indexed ORDER BY position) FROM ${schema}.tools) AS tools
      FROM ${schema}.snapshot`,
  );
  if (!row) throw new Error('The database has no catalogue: run "npm run catalogue:load" first.');
  const { sorts, named, subcategoriesOf, searchWords } = row.content;
  return {
    version: row.version,
    sorts,
    fields: Object.fromEntries(
      valueFields.map((field) => [field, fieldOf(field, named[field])]),
    ) as unknown as Snapshot['fields'],
    subcategoriesOf: new Map(subcategoriesOf.map(([category, names]) => [category, new Set(names)])),
    names: nameIndex(row.tools ?? [], searchWords),
  };
}

/**
 * Reads what is said about the catalogue, and gives it to each request; another one is noticed after `snapshotFreshMs`. Rejects
 * when the database has none.
 */
export async function followSnapshot(database: Database, now = Date.now): Promise<() => Promise<Snapshot>> {
  await readVersion(database);
  let snapshot = await readSnapshot(database);
  let checkedAt = now();
  let checking: Promise<void> | undefined;
  async function check(): Promise<void> {
    if ((await readVersion(database)) !== snapshot.version) snapshot = await readSnapshot(database);
    checkedAt = now();
  }
  return async () => {
    if (now() - checkedAt >= snapshotFreshMs) {
      checking ??= check().finally(() => (checking = undefined));
      await checking;
    }
    return snapshot;
  };
}
