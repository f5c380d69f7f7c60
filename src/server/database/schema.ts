/** The schema that hosts read, and the one that a load fills before swapping them. */
export const schema = 'catalogue';
export const nextSchema = 'catalogue_next';

/**
 * The tables of a catalogue. A tool's `position` is its index in the recommended order; hosts keep the `row`
 * and `indexed` fields of each in memory. `words` is separate from the records, so that a search reads
 * little. `norm` multiplies the rank to normalize for text length, like `ts_rank` with normalization 1, which
 * would count the words each time. As corrections of typos, forms in `keyFields` (`is_key`) come first, then
 * the more frequent ones; `tags` is how many tools have a form in `tagFields`.
 */
export const tables = [
  `CREATE TABLE ${nextSchema}.snapshot (version text NOT NULL, search_words json NOT NULL)`,
  `CREATE TABLE ${nextSchema}.tools (position int PRIMARY KEY, place int NOT NULL, _id text NOT NULL, id text NOT NULL,
    slug text NOT NULL, row json NOT NULL, indexed json NOT NULL, record json NOT NULL)`,
  `CREATE TABLE ${nextSchema}.words (position int PRIMARY KEY, norm real NOT NULL, forms tsvector NOT NULL)`,
  `CREATE TABLE ${nextSchema}.forms (form text COLLATE "C" PRIMARY KEY, spelling text NOT NULL, uses int NOT NULL,
    tags int NOT NULL, is_key bool NOT NULL)`,
  `CREATE TABLE ${nextSchema}.posts (place int PRIMARY KEY, newest int NOT NULL, _id text NOT NULL, id text NOT NULL,
    slug text NOT NULL, featured bool NOT NULL, record json NOT NULL)`,
];

/** The indexes, created after the tables are filled. */
export const indexes = [
  ...['_id', 'id', 'slug'].map((column) => `CREATE INDEX ON ${nextSchema}.tools (${column})`),
  `CREATE INDEX ON ${nextSchema}.words USING gin (forms)`,
  `CREATE INDEX ON ${nextSchema}.forms USING gist (form gist_trgm_ops)`,
  ...['tools', 'words', 'forms', 'posts'].map((table) => `ANALYZE ${nextSchema}.${table}`),
];
