import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { listenerFiles } from '../../src/app/listeners';
import { rootReducer, type RootState } from '../../src/app/rootReducer';
import { readSession } from '../../src/app/session/readSession';
import { firstState } from '../../src/app/session/replaySession';
import type { Session } from '../../src/app/session/session';
import { catalogueApi } from '../../src/catalogue/catalogueApi';
import { recordedStateContinued } from '../../src/domain/events';
import { anyEvent, eventMakers, timeAt } from '../support/anyEvent';

/** Sessions that hold every event: the recorded ones, and random ones with a fixed seed. */
function* sessions(): Generator<Session> {
  const folder = path.join(__dirname, '..', 'replays');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.session.json')) yield readSession(readFileSync(path.join(folder, name), 'utf8'));
  }
  const visits = fc.sample(fc.array(anyEvent, { minLength: 60, maxLength: 60 }), { seed: 1, numRuns: 100 });
  for (const actions of visits) {
    yield { preloadedState: undefined, actions: [...actions, recordedStateContinued()] };
  }
}

/** The slices of the state that events have changed, by the type of the event. */
export function changedSlices(): Map<string, Set<string>> {
  const changed = new Map<string, Set<string>>();
  for (const session of sessions()) {
    let previous = firstState(session);
    for (const action of session.actions) {
      const state = rootReducer(previous, action);
      const slices = changed.get(action.type) ?? new Set();
      changed.set(action.type, slices);
      for (const name of Object.keys(state) as (keyof RootState)[]) {
        if (state[name] !== previous[name]) slices.add(name);
      }
      previous = state;
    }
  }
  return changed;
}

type Options = Partial<Record<'actionCreator' | 'matcher' | 'predicate', unknown>>;
/** The names of the files with listeners that an action runs. */
export function listenersOf(action: UnknownAction): string[] {
  const state = rootReducer(undefined, { type: '@@INIT' });
  return Object.entries(listenerFiles).flatMap(([name, add]) => {
    const matched: boolean[] = [];
    const startListening = ({ actionCreator, matcher, predicate }: Options) => {
      const matches = (actionCreator as { match?: unknown } | undefined)?.match ?? matcher ?? predicate;
      matched.push((matches as (action: unknown, ...states: unknown[]) => boolean)(action, state, state));
    };
    add(startListening as never, { notify: () => undefined, formSenders: {} } as never);
    return matched.includes(true) ? [name] : [];
  });
}

/** An action of a type: a made one, or one without a payload. */
export function sampleOf(type: string): UnknownAction {
  const made = eventMakers.map((make) => make(1, timeAt(1))).find((action) => action.type === type);
  return made ?? { type };
}

const { endpoints, internalActions, reducerPath } = catalogueApi;

/** The names of RTK Query's endpoints. */
export const endpointNames = Object.keys(endpoints);

/** The types of what happens to a request. */
export const requestTypes = ['pending', 'fulfilled', 'rejected'].map(
  (status) => `${reducerPath}/executeQuery/${status}`,
);

/** The types of RTK Query's other events. */
export const internalTypes = Object.values<{ type?: string }>(internalActions)
  .flatMap(({ type }) => type ?? [])
  .sort();

/** An action of a request. */
export const requestOf = (type: string, endpointName: string): UnknownAction => ({
  type,
  meta: { requestId: endpointName, arg: { endpointName, queryCacheKey: endpointName } },
});
