// PostgreSQL in a thread of its own: PGlite uses import(), which Jest's contexts do not have.
const { parentPort } = require('node:worker_threads');

const { PGlite } = require('@electric-sql/pglite');
const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');

const starting = PGlite.create({ extensions: { pg_trgm } });

parentPort.on('message', ({ id, sql, values }) => {
  starting
    .then((postgres) => (values.length > 0 ? postgres.query(sql, values) : postgres.exec(sql)))
    .then(
      (results) => parentPort.postMessage({ id, rows: [results].flat().at(-1).rows }),
      (error) => parentPort.postMessage({ id, error: `${error.message} in ${sql}` }),
    );
});
