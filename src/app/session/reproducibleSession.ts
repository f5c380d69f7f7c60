import { isAsyncThunkAction, type UnknownAction } from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { routeChanged } from '../../domain/events';

import type { Session } from './session';

/** The clock of a reproducible recording: its start, and how far each reading advances it. */
export const reproducibleClock = { startsAt: '2030-01-01T12:00:00.000Z', stepMs: 1000 };

const timeAt = (reading: number) =>
  Date.parse(reproducibleClock.startsAt) + reading * reproducibleClock.stepMs;

const isQuery = isAsyncThunkAction as (action: unknown) => action is UnknownAction & {
  meta: { requestId: string; condition?: boolean; arg: { queryCacheKey: string } };
};

const { middlewareRegistered, removeQueryResult, subscriptionsUpdated } = catalogueApi.internalActions;

/**
 * Returns whether an action is noise: what RTK Query's timers dispatch, which are subscription updates and the
 * removal of responses that no component has used for five minutes; and requests that were skipped because
 * the data was cached.
 */
const isNoise = (action: UnknownAction): boolean =>
  removeQueryResult.match(action) ||
  subscriptionsUpdated.match(action) ||
  (isQuery(action) && action.meta.condition === true);

/**
 * Returns the indices of the actions in canonical order, the same for every recording of a visit. When a
 * request is sent and answered depends on the network and on code loading, so requests come first, each with
 * its response, sorted by endpoint and argument; those with the same argument keep their order. The state that
 * the other actions lead to does not depend on the position of requests; that of `removeQueryResult`, which
 * does, is noise.
 */
function canonicalOrder(actions: readonly UnknownAction[]): number[] {
  const queries = new Map<string, number[]>();
  const others: number[] = [];
  for (const [index, action] of actions.entries()) {
    if (isNoise(action)) continue;
    if (isQuery(action)) {
      const { queryCacheKey } = action.meta.arg;
      queries.set(queryCacheKey, [...(queries.get(queryCacheKey) ?? []), index]);
    } else others.push(index);
  }
  const sorted = [...queries].sort(([one], [other]) => (one < other ? -1 : 1));
  return [...sorted.flatMap(([, indices]) => indices), ...others];
}

/** Numbers values in order of first appearance: `r1`, `r2` ... */
function numbering(prefix: string) {
  const known = new Map<string, number>();
  const numberOf = (value: string) => {
    const number = known.get(value) ?? known.size + 1;
    known.set(value, number);
    return number;
  };
  return { numberOf, nameOf: (value: string) => `${prefix}${numberOf(value)}` };
}

/**
 * Normalizes a session, so that every recording of the same visit gives the same one: ids and times of
 * requests and keys of history entries are numbered, and actions are in `canonicalOrder`. Its last state
 * differs from the page's in those, in the order of the entity tables, in RTK Query's `subscriptions`, and in
 * unused responses, which stay.
 */
export function reproducibleSession({ actions, details, ...session }: Session): Session {
  const order = canonicalOrder(actions);
  const requests = numbering('r');
  const keys = numbering('k');
  const written = order.flatMap((index): UnknownAction[] => {
    const action = actions[index];
    if (!action) return [];
    if (middlewareRegistered.match(action)) return [{ ...action, payload: 'page' }];
    if (routeChanged.match(action)) {
      const { key } = action.payload;
      return [{ ...action, payload: { ...action.payload, key: key === 'default' ? key : keys.nameOf(key) } }];
    }
    if (!isQuery(action)) return [action];
    const { requestId } = action.meta;
    const number = requests.numberOf(requestId);
    const time = timeAt(number);
    const meta = {
      ...action.meta,
      requestId: requests.nameOf(requestId),
      ...('startedTimeStamp' in action.meta ? { startedTimeStamp: time, seq: number } : {}),
      ...('fulfilledTimeStamp' in action.meta ? { fulfilledTimeStamp: time } : {}),
    };
    return [{ ...action, meta }];
  });
  const marks = order.flatMap((index, at) => {
    const mark = details?.marks[index];
    return mark ? [{ ...mark, at: at * reproducibleClock.stepMs }] : [];
  });
  return { ...session, actions: written, ...(details ? { details: { ...details, marks } } : {}) };
}
