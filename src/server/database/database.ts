import { DatabaseError, Pool } from 'pg';

/** A PostgreSQL connection, reduced to what the catalogue needs. */
export interface Database {
  /**
   * Runs one statement; without values it may be several, which return no rows. Values are never interpolated
   * into the text. Rejects with `DatabaseUnavailable` when the database cannot be reached.
   */
  query: <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** The database cannot answer now, but may do so later. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
}

/**
 * The SQLSTATE classes of transient errors, after which a request may be retried: connection, rollback (of a
 * deadlock, or of a read on a replica during a load), resources, operator, system.
 */
const passing = /^(?:08|40|53|57|58)/;

/** Converts a driver error to `DatabaseUnavailable`, unless the statement itself is wrong. */
export function databaseError(error: unknown): unknown {
  const code = error instanceof DatabaseError ? (error.code ?? '') : undefined;
  if (code !== undefined && !passing.test(code)) return error;
  // A failed attempt at several addresses (AggregateError) has no message of its own.
  const { message, code: reason } = error as Error & { code?: string };
  return new DatabaseUnavailable(`The database cannot be reached: ${message || reason}`, { cause: error });
}

/** Longer statements are cancelled, so that requests do not pile up on a slow database. */
const longestMs = 5000;
const connectWithinMs = 3000;

/** Opens a connection pool; it connects at the first statement. */
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
  // An idle connection closed by the server; the next statement opens another.
  pool.on('error', (error) => console.error(`A connection to the database ended: ${error.message}`));
  const names = new Map<string, string>();
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const name = names.get(text) ?? `catalogue_${names.size}`;
      names.set(text, name);
      try {
        // Statements with values are prepared, once per connection.
        const { rows } = await pool.query({ text, values: [...values], ...(values.length > 0 && { name }) });
        return rows as Row[];
      } catch (error) {
        throw databaseError(error);
      }
    },
    close: () => pool.end(),
  };
}
