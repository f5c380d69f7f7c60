import type { UnknownAction } from '@reduxjs/toolkit';
import { parsePath } from 'react-router-dom';

import { listingParameters } from '../../domain/listingUrl';
import { readObject } from '../../lib/read';

import { redaction, type Treatment } from './redaction';
import { createRequestRedaction } from './redactRequests';
import type { Session } from './session';
import { createStandIns, type StandIns } from './standIns';

const treatments: Readonly<Record<string, Treatment>> = redaction;

/** Paths that lead to a text of the list. */
const ancestors = new Set(
  Object.keys(treatments).flatMap((path) => {
    const names = path.split('.');
    return names.map((_, at) => names.slice(0, at + 1).join('.'));
  }),
);

/** Parameters whose values are chosen from lists. */
const chosenParameters = new Set([
  ...listingParameters.filter((name) => name !== 'search'),
  'category',
  'record',
]);

const identity = new Set(['_id', 'id', 'slug', 'category', 'pricingModel', 'logo', 'image']);

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

type Visit = (value: unknown, name: string) => unknown;

const mapFields = (value: unknown, visit: Visit): unknown => {
  if (Array.isArray(value)) return value.map((entry: unknown, at) => visit(entry, String(at)));
  const record = readObject(value);
  if (!record) return value;
  return Object.fromEntries(Object.entries(record).map(([name, field]) => [name, visit(field, name)]));
};

/** Replaces all texts in a value but those under the names that are left out, and times. */
function redactTexts(
  value: unknown,
  replace: (text: string) => string,
  leftOut?: ReadonlySet<string>,
): unknown {
  if (typeof value === 'string') return isTime(value) ? value : replace(value);
  return mapFields(value, (field, name) =>
    leftOut?.has(name) ? field : redactTexts(field, replace, leftOut),
  );
}

/** A query string with the values of its parameters replaced, except for those that are chosen from a list. */
function redactQuery(search: string, standIns: StandIns): string {
  if (search === '') return '';
  const redacted = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const kind = name === 'search' ? 'search' : 'query';
    redacted.append(name, chosenParameters.has(name) ? value : standIns.of(value, kind));
  }
  return redacted.size > 0 ? `?${redacted.toString()}` : '';
}

/** The ids of the records that the site itself has delivered: in the state before the session, or in an answer. */
function deliveredIds({ preloadedState, actions }: Session): ReadonlySet<string> {
  const ids = new Set<string>();
  const state = readObject(preloadedState);
  for (const table of [state?.tools, state?.posts]) {
    for (const id of Object.keys(readObject(readObject(table)?.entities) ?? {})) ids.add(id);
  }
  for (const { meta } of actions) {
    const entities = readObject(readObject(readObject(meta)?.baseQueryMeta)?.entities);
    for (const records of Object.values(entities ?? {})) {
      for (const record of Array.isArray(records) ? records : []) {
        const id = readObject(record)?.id;
        if (typeof id === 'string') ids.add(id);
      }
    }
  }
  return ids;
}

function createFieldRedaction(standIns: StandIns, delivered: ReadonlySet<string>) {
  const treat = (value: unknown, treatment: Treatment): unknown => {
    if (treatment === 'harmless') return value;
    const replace = (text: string) => standIns.of(text, treatment);
    if (treatment === 'query' && typeof value === 'string') return redactQuery(value, standIns);
    if (treatment !== 'record') return redactTexts(value, replace);
    const { id, _id } = readObject(value) ?? {};
    return delivered.has(String(id ?? _id)) ? value : redactTexts(value, replace, identity);
  };
  const redactAt = (value: unknown, path: string): unknown => {
    const treatment = treatments[path];
    if (treatment) return treat(value, treatment);
    if (!ancestors.has(path)) return value;
    const entries = `${path}.*`;
    return mapFields(value, (field, name) =>
      redactAt(field, ancestors.has(entries) ? entries : `${path}.${name}`),
    );
  };
  return redactAt;
}

/** A session without personal texts, and what was replaced. */
interface RedactedSession {
  session: Session;
  /** The kinds of texts that were replaced, with how many different ones of each. */
  replaced: ReadonlyMap<Treatment, number>;
}

/**
 * Replaces all personal texts of a session by stand-ins, as the list in `redaction.ts` says: equal texts by equal ones, in
 * the state and in the actions, so that it replays as before (state-19). E-mail addresses are replaced wherever they are.
 */
export function redactSession(session: Session): RedactedSession {
  const standIns = createStandIns();
  const redactAt = createFieldRedaction(standIns, deliveredIds(session));
  const redactRequests = createRequestRedaction((text) => standIns.of(text, 'search'));
  const redactState = (state: unknown) =>
    mapFields(state, (slice, name) =>
      name === 'catalogueApi' ? redactRequests(slice) : redactAt(slice, name),
    );
  const redactAction = (action: UnknownAction): unknown => {
    if (action.type.startsWith('catalogueApi/')) return redactRequests(action);
    if (action.type === 'persistence/storedStateLoaded') {
      return { ...action, payload: redactState(action.payload) };
    }
    return redactAt(action, action.type);
  };
  const { details } = session;
  const { pathname = '', search = '', hash = '' } = parsePath(details?.url ?? '');
  const redacted = {
    ...session,
    preloadedState: redactState(session.preloadedState),
    actions: session.actions.map(redactAction),
    ...(details && {
      details: { ...details, url: pathname + redactQuery(search, standIns) + hash },
    }),
  };
  // The catalogue's own texts may have addresses too: they cannot be told apart from a visitor's.
  const withoutEmail = redactTexts(redacted, standIns.withoutEmail) as Session;
  const replaced = standIns.counts();
  const redactedDetails = withoutEmail.details && { ...withoutEmail.details, redacted: [...replaced.keys()] };
  return {
    session: redactedDetails ? { ...withoutEmail, details: redactedDetails } : withoutEmail,
    replaced,
  };
}
