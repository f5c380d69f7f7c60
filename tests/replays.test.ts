import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readSession } from '../src/app/session/readSession';
import { replaySession } from '../src/app/session/replaySession';
import { differencesBetween } from '../src/app/session/stateChanges';

const folder = path.join(__dirname, 'replays');
const sessions = readdirSync(folder).filter((name) => name.endsWith('.session.json'));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('there are recorded sessions', () => expect(sessions.length).toBeGreaterThanOrEqual(3));

// proves state-2, state-5
test.each(sessions)('%s leads to its state file', (name) => {
  const { state, failure } = replaySession(readSession(read(name)));
  expect(failure).toBeUndefined();
  const expected = JSON.parse(read(name.replace('.session.', '.state.'))) as unknown;
  expect(differencesBetween(expected, JSON.parse(JSON.stringify(state)))).toEqual([]);
});
