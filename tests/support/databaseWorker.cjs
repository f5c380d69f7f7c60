// PostgreSQL in a thread of its own: PGlite uses import(), which Jest's contexts do not have.
const { parentPort } = require('node:worker_threads');

const { PGlite } = require('@electric-sql/pglite');
const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');

const starting = PGlite.create({ extensions: { pg_trgm } });

parentPort.on('message', ({ id, sql, values }) => {
  starting
    .then((postgres) => postgres.query(sql, values))
    .then(
      ({ rows }) => parentPort.postMessage({ id, rows }),
      (error) => parentPort.postMessage({ id, error: `${error.message} in ${sql}` }),
    );
});
