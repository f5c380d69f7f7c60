import { DatabaseError } from 'pg';

import { databaseError, DatabaseUnavailable } from './database';

const withCode = (code: string) => Object.assign(new DatabaseError('No', 2, 'error'), { code });

// proves delivery-21
test.each([
  ['a refused connection', new AggregateError([], ''), true],
  ['a connection that takes too long', new Error('timeout exceeded when trying to connect'), true],
  ['a server that shuts down', withCode('57P01'), true],
  ['a statement that is ended for its time', withCode('57014'), true],
  ['too many connections', withCode('53300'), true],
  ['a read that a replica cancels during a load', withCode('40001'), true],
  ['a deadlock', withCode('40P01'), true],
  ['a wrong statement', withCode('42601'), false],
  ['a missing table', withCode('42P01'), false],
])('%s can pass: %s', (_, error, canPass) => {
  const known = databaseError(error);
  expect(known instanceof DatabaseUnavailable).toBe(canPass);
  if (!canPass) expect(known).toBe(error);
});
