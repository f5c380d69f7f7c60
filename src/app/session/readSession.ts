import type { UnknownAction } from '@reduxjs/toolkit';

import { parseJson } from '../../lib/parseJson';
import { readObject } from '../../lib/read';

import type { Session } from './session';

/** DevTools nests JSON strings; files written by hand have plain values. */
const unpacked = (value: unknown) => (typeof value === 'string' ? parseJson(value) : value);

/** The actions of DevTools' lifted state, which the `persistState` enhancer of DevTools stores and older exports contain, in order. */
function stagedActions(lifted: Readonly<Record<string, unknown>>): unknown {
  const { actionsById, stagedActionIds } = lifted;
  const byId = readObject(actionsById);
  if (!byId || !Array.isArray(stagedActionIds)) return undefined;
  // Without @@INIT.
  return stagedActionIds.slice(1).map((id) => readObject(byId[String(id)])?.action);
}

function isAction(value: unknown): value is UnknownAction {
  return typeof readObject(value)?.type === 'string';
}

/**
 * Parses a session file: an export of Redux DevTools or of the site's recorder
 * (`{payload, preloadedState}`), or a plain list of actions. Throws an Error that says what is wrong.
 */
export function readSession(text: string): Session {
  const content = parseJson(text);
  if (content === undefined) throw new Error('The session is not JSON.');
  const file = readObject(content) ?? { payload: content };
  const payload = unpacked(file.payload);
  const lifted = readObject(payload);
  const actions = lifted ? stagedActions(lifted) : payload;
  if (!Array.isArray(actions)) {
    throw new Error('The session has no list of actions: export it with Redux DevTools or with ?record.');
  }
  const strange = actions.findIndex((action) => !isAction(action));
  if (strange !== -1) throw new Error(`Action ${strange + 1} of the session has no type.`);
  const preloadedState = file.preloadedState ?? lifted?.committedState;
  return { preloadedState: unpacked(preloadedState), actions: actions as UnknownAction[] };
}
