import { sorts } from '../../domain/listing';

/** The schema that hosts read, and the one that a load fills before it takes its place. */
export const schema = 'catalogue';
export const nextSchema = 'catalogue_next';

/** The column of an order: the place of each tool in it. */
export const orderColumns = sorts.map((sort) => `by_${sort}`);

/**
 * The tables of a catalogue. A tool's `position` is its place in the recommended order; `listed` and `words` are apart from the
 * records, so that a look at every tool reads little. Values that tools are filtered by are numbers, named in `snapshot`. Of the forms
 * that a typo could be, those in `keyFields` (`is_key`) come first, then the more used ones.
 */
export const tables = [
  `CREATE TABLE ${nextSchema}.snapshot (version text NOT NULL, content json NOT NULL)`,
  `CREATE TABLE ${nextSchema}.tools (position int PRIMARY KEY, place int NOT NULL, _id text NOT NULL, id text NOT NULL,
    slug text NOT NULL, indexed json NOT NULL, record json NOT NULL)`,
  `CREATE TABLE ${nextSchema}.listed (position int PRIMARY KEY, category int[] NOT NULL, pricing_model int[] NOT NULL,
    platform int[] NOT NULL, subcategory int[] NOT NULL, industry int[] NOT NULL, tag int[] NOT NULL,
    trending bool NOT NULL, ${orderColumns.map((column) => `${column} int`).join(', ')})`,
  `CREATE TABLE ${nextSchema}.words (position int PRIMARY KEY, forms tsvector NOT NULL)`,
  `CREATE TABLE ${nextSchema}.forms (form text COLLATE "C" PRIMARY KEY, spelling text NOT NULL, uses int NOT NULL,
    is_key bool NOT NULL)`,
  `CREATE TABLE ${nextSchema}.posts (place int PRIMARY KEY, newest int NOT NULL, _id text NOT NULL, id text NOT NULL,
    slug text NOT NULL, featured bool NOT NULL, record json NOT NULL)`,
];

/** The indexes, made when the tables are full. */
export const indexes = [
  ...['_id', 'id', 'slug'].map((column) => `CREATE INDEX ON ${nextSchema}.tools (${column})`),
  `CREATE INDEX ON ${nextSchema}.words USING gin (forms)`,
  `CREATE INDEX ON ${nextSchema}.forms USING gist (form gist_trgm_ops)`,
  ...['tools', 'listed', 'words', 'forms', 'posts'].map((table) => `ANALYZE ${nextSchema}.${table}`),
];
