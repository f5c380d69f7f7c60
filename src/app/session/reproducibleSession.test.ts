import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { UnknownAction } from '@reduxjs/toolkit';

import { catalogueOf, rawTool } from '../../../tests/support/records';
import { createTestStore, memorySource } from '../../../tests/support/testStore';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { limits } from '../../domain/limits';

import { originOf } from './actionOrigin';
import { readSession } from './readSession';
import { replaySession } from './replaySession';
import { reproducibleSession } from './reproducibleSession';
import type { Session } from './session';

const folder = path.join(__dirname, '../../../tests/replays');
const sessions = readdirSync(folder)
  .filter((name) => name.endsWith('.session.json'))
  .map((name) => [name, readSession(readFileSync(path.join(folder, name), 'utf8'))] as const);

/** Simulates another recording of the visit: other ids and times, and each response as late as possible. */
function recordedAgain({ actions, ...session }: Session): Session {
  const isAnswer = ({ type }: UnknownAction) => /executeQuery\/(fulfilled|rejected)$/.test(type);
  const later: UnknownAction[] = [];
  let held: UnknownAction[] = [];
  for (const action of actions) {
    if (isAnswer(action)) held.unshift(action);
    else {
      if (/executeQuery|routeChanged|toolOpened|Missing/.test(action.type)) {
        later.push(...held);
        held = [];
      }
      later.push(action);
    }
  }
  const text = JSON.stringify([...later, ...held])
    .replace(/"requestId":"[^"]*/g, (id) => `${id}-again`)
    .replace(/"key":"(?!default")[^"]*/g, (key) => `${key}-again`)
    .replace(/TimeStamp":(\d+)/g, (_, time: string) => `TimeStamp":${Number(time) + 7}`);
  const recorded = JSON.parse(text) as UnknownAction[];
  const marks = recorded.map((action, index) => ({ at: index * 7, origin: originOf(action) }));
  return {
    ...session,
    actions: recorded,
    ...(session.details ? { details: { ...session.details, marks } } : {}),
  };
}

// proves state-11
test.each(sessions)('two recordings of %s are equal', (_, session) => {
  const again = recordedAgain(session);
  expect(JSON.stringify(again)).not.toBe(JSON.stringify(session));
  expect(reproducibleSession(again)).toEqual(reproducibleSession(session));
});

test.each(sessions)('%s leads to the same state, but for ids and times of requests', (_, session) => {
  const states = [session, reproducibleSession(session)].map((one) => {
    const { state, failure } = replaySession(one);
    expect(failure).toBeUndefined();
    const { catalogueApi, visit, tools, posts, ...rest } = state;
    const queries = Object.entries(catalogueApi.queries).map(([key, query]) => [
      key,
      query?.status,
      query?.data,
      query?.error,
    ]);
    return {
      ...rest,
      entities: [tools.entities, posts.entities],
      queries: queries.sort(),
      pathname: visit.route.pathname,
    };
  });
  expect(states[1]).toEqual(states[0]);
});

// proves state-11
test('a response that has expired and was loaded again is in the replayed state', async () => {
  jest.useFakeTimers();
  const { store, actions } = createTestStore({ source: memorySource(catalogueOf([rawTool('Alpha')])) });
  const { toolBySlug } = catalogueApi.endpoints;
  for (let reading = 1; reading <= 2; reading += 1) {
    const query = store.dispatch(toolBySlug.initiate('alpha'));
    await query;
    query.unsubscribe();
    if (reading === 1) await jest.advanceTimersByTimeAsync(limits.freshForSeconds * 1000);
  }
  expect(actions).toContainEqual(
    expect.objectContaining({ type: catalogueApi.internalActions.removeQueryResult.type }),
  );
  const { state } = replaySession(reproducibleSession({ preloadedState: undefined, actions }));
  const { data } = toolBySlug.select('alpha')(store.getState());
  expect(data).toBeDefined();
  expect(toolBySlug.select('alpha')(state).data).toBe(data);
});
