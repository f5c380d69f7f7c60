import { DatabaseError, Pool } from 'pg';

/** A PostgreSQL database, as the catalogue uses it. */
export interface Database {
  /**
   * Runs one statement, or without values several, which give no rows; values are never part of its text. Rejects with
   * `DatabaseUnavailable` when it is out of reach.
   */
  query: <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** The database cannot answer now, but may later. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
}

/** The classes of errors after which a request may be repeated: connection, resources, operator, system. */
const passing = /^(?:08|53|57|58)/;

/** An error of the driver as `DatabaseUnavailable`, unless the statement itself is wrong. */
export function databaseError(error: unknown): unknown {
  const code = error instanceof DatabaseError ? (error.code ?? '') : undefined;
  if (code !== undefined && !passing.test(code)) return error;
  // An attempt at several addresses has no message of its own.
  const { message, code: reason } = error as Error & { code?: string };
  return new DatabaseUnavailable(`The database cannot be reached: ${message || reason}`, { cause: error });
}

/** A statement that takes longer is ended, so that a slow database does not pile up requests. */
const longestMs = 5000;
const connectWithinMs = 3000;

/** Opens a pool of connections; none is made before the first statement. */
export function openDatabase(
  url: string,
  { connections = 10, statementMs = longestMs }: { connections?: number; statementMs?: number } = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: connections === 1 ? 0 : 10_000,
    ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + 1000 }),
  });
  // An idle connection that the server closes; the next statement opens another.
  pool.on('error', (error) => console.error(`A connection to the database ended: ${error.message}`));
  const names = new Map<string, string>();
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const name = names.get(text) ?? `catalogue_${names.size}`;
      names.set(text, name);
      try {
        // Statements with values are prepared, once on each connection.
        const { rows } = await pool.query({ text, values: [...values], ...(values.length > 0 && { name }) });
        return rows as Row[];
      } catch (error) {
        throw databaseError(error);
      }
    },
    close: () => pool.end(),
  };
}
