import type { UnknownAction } from '@reduxjs/toolkit';

import { parseJson } from '../../lib/parseJson';
import { readObject } from '../../lib/read';
import { rootReducer } from '../rootReducer';

import { readDetails } from './readDetails';
import type { Session } from './session';

/** Parses the content of a JSON file, which may begin with a byte order mark; undefined if it is not JSON. */
export const parseFile = (text: string): unknown => parseJson(text.replace(/^\uFEFF/, ''));

/**
 * Returns the fields of a session file; undefined if the content is no session. DevTools' lifted state and a
 * plain list of actions are the payload itself.
 */
export function sessionFields(content: unknown): Readonly<Record<string, unknown>> | undefined {
  const object = readObject(content);
  if (Array.isArray(content) || (object && 'actionsById' in object)) return { payload: content };
  return object && 'payload' in object ? object : undefined;
}

/** Returns a value, parsed if it is a string: DevTools nests JSON strings, hand-written files do not. */
function unpacked(value: unknown, field: string): unknown {
  if (typeof value !== 'string') return value;
  const content = parseJson(value);
  if (content === undefined) throw new Error(`"${field}" of the session is text that is not JSON.`);
  return content;
}

/**
 * Returns the actions in order from DevTools' lifted state, which its `persistState` enhancer stores and
 * older exports contain.
 */
function stagedActions({ actionsById, stagedActionIds }: Readonly<Record<string, unknown>>): unknown {
  const byId = readObject(actionsById);
  if (!byId || !Array.isArray(stagedActionIds)) return undefined;
  // Skips `@@INIT`.
  return stagedActionIds.slice(1).map((id) => readObject(byId[String(id)])?.action);
}

const kindOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : typeof value;

/** Returns the state before the first action. A file may leave out some slices. */
function checkedState(state: unknown): unknown {
  if (state === undefined || state === null) return undefined;
  const slices = readObject(state);
  if (!slices)
    throw new Error(`"preloadedState" of the session is ${kindOf(state)}, not an object of slices.`);
  const known = Object.keys(rootReducer(undefined, { type: '@@INIT' }));
  for (const [name, slice] of Object.entries(slices)) {
    if (known.includes(name) && !readObject(slice)) {
      throw new Error(
        `"preloadedState.${name}" of the session is ${kindOf(slice)}, not a slice of the state.`,
      );
    }
  }
  return slices;
}

function checkedActions(actions: unknown): UnknownAction[] {
  if (!Array.isArray(actions)) {
    throw new Error('The session has no list of actions: export it with Redux DevTools or with ?record.');
  }
  for (const [index, action] of actions.entries()) {
    if (!readObject(action))
      throw new Error(`Action ${index + 1} of the session is ${kindOf(action)}, not an object.`);
    const { type } = action as { type?: unknown };
    if (type === undefined) throw new Error(`Action ${index + 1} of the session has no type.`);
    if (typeof type !== 'string') {
      throw new Error(`The type of action ${index + 1} of the session is ${kindOf(type)}, not text.`);
    }
  }
  return actions as UnknownAction[];
}

/**
 * Parses a session file: one of the site's recorder (versions 1 and 2), an export of Redux DevTools
 * (`{payload, preloadedState}`, or its lifted state), or a plain list of actions. Throws an Error that says
 * what is wrong (state-13).
 */
export function readSession(text: string): Session {
  const content = parseFile(text);
  if (content === undefined) {
    throw new Error(text.trim() === '' ? 'The session is empty.' : 'The session is not JSON.');
  }
  if (typeof content !== 'object' || content === null) {
    throw new Error(`The session is ${kindOf(content)}, not an object or a list of actions.`);
  }
  const file = sessionFields(content) ?? {};
  const payload = unpacked(file.payload, 'payload');
  const lifted = readObject(payload);
  const actions = checkedActions(lifted ? stagedActions(lifted) : payload);
  const preloadedState = checkedState(
    unpacked(file.preloadedState, 'preloadedState') ?? lifted?.committedState,
  );
  const details = readDetails(file.session, actions.length);
  return { preloadedState, actions, ...(details ? { details } : {}) };
}
