import { toolRowOf } from '../../domain/catalogueRows';
import { byNewest } from '../../domain/post';
import type { CatalogueRecords } from '../../domain/queryCatalogue';
import { eachForm, indexedTool, spellingsOf } from '../../domain/search/indexTools';
import { keyFields, type SearchedField, tagFields } from '../../domain/search/searchedFields';
import { noSearchWords } from '../../domain/search/words';
import type { Tool } from '../../domain/tool';
import { byProminence } from '../../domain/toolOrder';

import type { Database } from './database';
import { indexes, nextSchema, schema, tables } from './schema';

/**
 * The weight class of a field's words, one of PostgreSQL's four. Those of tags (B) say what kind of tool it
 * is.
 */
const weights: Readonly<Record<SearchedField, 'A' | 'B' | 'C' | 'D'>> = {
  name: 'A',
  category: 'B',
  subcategories: 'B',
  tags: 'B',
  aliases: 'C',
  shortDescription: 'C',
  useCases: 'C',
  industries: 'C',
  attributes: 'C',
  description: 'D',
  features: 'D',
  platforms: 'D',
};

/** PostgreSQL's limits: how many positions of a word it keeps, and the last position it can store. */
const maxPositions = 250;
const lastPosition = 16_383;

/** The forms of a tool as a tsvector, with its `norm` (schema.ts); calls `note` with each of its words. */
function formsOf(tool: Tool, note: (field: SearchedField, form: string, word: string) => void) {
  const positions = new Map<string, string[]>();
  let position = 0;
  eachForm(tool, (field, form, word) => {
    position = Math.min(position + 1, lastPosition);
    note(field, form, word);
    const known = positions.get(form) ?? [];
    positions.set(form, known);
    if (known.length < maxPositions) known.push(`${position}${weights[field]}`);
  });
  // Forms contain only letters and digits, so nothing has to be escaped.
  const forms = [...positions].map(([form, at]) => `'${form}':${at.join(',')}`).join(' ');
  const count = [...positions.values()].reduce((sum, { length }) => sum + length, 0);
  return { forms, norm: count === 0 ? 1 : 1 / Math.log2(count + 1) };
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of each table, in the order of the positions. */
function rowsOf({ tools, posts }: CatalogueRecords): Record<string, readonly Row[]> {
  const entries = tools
    .map((tool, place) => ({ tool, place, row: toolRowOf(tool) }))
    .sort((a, b) => byProminence(a.row, b.row));
  const uses = new Map<string, Map<string, number>>();
  const tally = new Map<string, { tools: number; names: number; tags: number; isKey: boolean }>();
  const words: Row[] = entries.map(({ tool }, position) => {
    const [here, inName] = [new Set<string>(), new Set<string>()];
    const [inTag, inKey] = [new Set<string>(), new Set<string>()];
    const { forms, norm } = formsOf(tool, (field, form, word) => {
      const counts = uses.get(form) ?? new Map<string, number>();
      uses.set(form, counts.set(word, (counts.get(word) ?? 0) + 1));
      here.add(form);
      if (field === 'name') inName.add(form);
      if (tagFields.includes(field)) inTag.add(form);
      if (keyFields.includes(field)) inKey.add(form);
    });
    for (const form of here) {
      const known = tally.get(form) ?? { tools: 0, names: 0, tags: 0, isKey: false };
      tally.set(form, {
        tools: known.tools + 1,
        names: known.names + (inName.has(form) ? 1 : 0),
        tags: known.tags + (inTag.has(form) ? 1 : 0),
        isKey: known.isKey || inKey.has(form),
      });
    }
    return { position, norm, forms };
  });
  const newest = new Map(posts.toSorted(byNewest).map((post, place) => [post, place]));
  return {
    tools: entries.map(({ tool, place, row }, position) => ({
      position,
      place,
      _id: tool._id,
      id: tool.id,
      slug: tool.slug,
      row,
      indexed: indexedTool(tool),
      record: tool,
    })),
    words,
    forms: spellingsOf(uses).map(([form, spelling]) => {
      const { tools: count = 0, names = 0, tags = 0, isKey = false } = tally.get(form) ?? {};
      return { form, spelling, uses: count + 999 * names, tags, is_key: isKey };
    }),
    posts: posts.map((post, place) => ({
      place,
      newest: newest.get(post),
      _id: post._id,
      id: post.id,
      slug: post.slug,
      featured: post.featured,
      record: post,
    })),
  };
}

/** How many rows are inserted at once. */
const batch = 500;

const quoted = (role: string) => `"${role.replaceAll('"', '""')}"`;

/** Lets the roles that may read the old catalogue read the next one. */
async function grantToReaders(database: Database): Promise<void> {
  const readers = await database.query<{ grantee: string }>(
    `SELECT DISTINCT grantee FROM information_schema.table_privileges WHERE table_schema = '${schema}'
      AND table_name = 'tools' AND privilege_type = 'SELECT' AND grantee <> CURRENT_USER`,
  );
  for (const { grantee } of readers) {
    const role = grantee === 'PUBLIC' ? grantee : quoted(grantee);
    await database.query(
      `GRANT USAGE ON SCHEMA ${nextSchema} TO ${role}; GRANT SELECT ON ALL TABLES IN SCHEMA ${nextSchema} TO ${role}`,
    );
  }
}

/**
 * Loads a catalogue into a database over one connection: beside the one that hosts read, which is then
 * replaced atomically; roles that may read the one may read the other. A failure leaves the old one as it was.
 */
export async function loadCatalogue(database: Database, records: CatalogueRecords): Promise<void> {
  const { searchWords = noSearchWords } = records;
  const rows = rowsOf(records);
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await database.query('BEGIN');
  try {
    await database.query(`DROP SCHEMA IF EXISTS ${nextSchema} CASCADE`);
    await database.query(`CREATE SCHEMA ${nextSchema}`);
    for (const table of tables) await database.query(table);
    for (const [table, all] of Object.entries(rows)) {
      for (let start = 0; start < all.length; start += batch) {
        await database.query(
          `INSERT INTO ${nextSchema}.${table} SELECT * FROM json_populate_recordset(NULL::${nextSchema}.${table}, $1)`,
          [JSON.stringify(all.slice(start, start + batch))],
        );
      }
    }
    await database.query(`INSERT INTO ${nextSchema}.snapshot VALUES (gen_random_uuid()::text, $1)`, [
      JSON.stringify(searchWords),
    ]);
    for (const index of indexes) await database.query(index);
    await grantToReaders(database);
    // In one call: if the connection were lost between separate statements, the next one would drop the old
    // catalogue outside the transaction. The tables that hosts read together are locked in the order in which
    // hosts read them, to avoid a deadlock.
    await database.query(
      `DROP TABLE IF EXISTS ${schema}.tools, ${schema}.snapshot; DROP SCHEMA IF EXISTS ${schema} CASCADE;
        ALTER SCHEMA ${nextSchema} RENAME TO ${schema}; COMMIT`,
    );
  } catch (error) {
    await database.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
