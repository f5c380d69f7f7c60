/** The schema that hosts read, and the one that a load fills before it takes its place. */
export const schema = 'catalogue';
export const nextSchema = 'catalogue_next';

/**
 * The tables of a catalogue. A tool's `position` is its place in the recommended order; a host keeps the `row` and
 * the `indexed` fields of each. `words` are apart from the records, so that a search reads little; `norm` is what a rank
 * is multiplied with for the length of the text, as `ts_rank` does with normalization 1, which counts the words each
 * time. Of the forms that a typo could be, those in `keyFields` (`is_key`) come first, then the more used ones; `tags` is
 * how many tools have a form in `tagFields`.
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

/** The indexes, made when the tables are full. */
export const indexes = [
  ...['_id', 'id', 'slug'].map((column) => `CREATE INDEX ON ${nextSchema}.tools (${column})`),
  `CREATE INDEX ON ${nextSchema}.words USING gin (forms)`,
  `CREATE INDEX ON ${nextSchema}.forms USING gist (form gist_trgm_ops)`,
  ...['tools', 'words', 'forms', 'posts'].map((table) => `ANALYZE ${nextSchema}.${table}`),
];
