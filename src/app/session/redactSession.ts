import type { UnknownAction } from '@reduxjs/toolkit';
import { parsePath } from 'react-router-dom';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { listingParameters } from '../../domain/listingUrl';
import { readObject } from '../../lib/read';
import { storedStateLoaded } from '../persistence/persistenceEvents';

import { createPlaceholders, type Placeholders } from './placeholders';
import { redaction, type ReplacedKind, type Treatment } from './redaction';
import { createRequestRedaction } from './redactRequests';
import type { Session } from './session';

const treatments: Readonly<Record<string, Treatment>> = redaction;

/** All prefixes of the paths in `redaction`, each of which leads to a listed text. */
const ancestors = new Set(
  Object.keys(treatments).flatMap((path) => {
    const names = path.split('.');
    return names.map((_, at) => names.slice(0, at + 1).join('.'));
  }),
);

/** Parameters whose values are chosen from a list. */
const chosenParameters = new Set([
  ...listingParameters.filter((name) => name !== 'search'),
  'category',
  'record',
]);

const identity = new Set(['_id', 'id', 'slug', 'category', 'pricingModel', 'logo', 'image']);

/** The times of the application, in UTC. A text that only begins like one is personal. */
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

type Visit = (value: unknown, name: string) => unknown;

const mapFields = (value: unknown, visit: Visit): unknown => {
  if (Array.isArray(value)) return value.map((entry: unknown, at) => visit(entry, String(at)));
  const record = readObject(value);
  if (!record) return value;
  return Object.fromEntries(Object.entries(record).map(([name, field]) => [name, visit(field, name)]));
};

/** Replaces all texts in a value, except times and fields whose names are in `leftOut`. */
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

/** Returns a query string with its parameter values replaced, except those chosen from a list. */
function redactQuery(search: string, placeholders: Placeholders): string {
  const given = [...new URLSearchParams(search)];
  const redacted = given.map(([name, value]) => {
    const kind = name === 'search' ? 'search' : 'query';
    return [name, chosenParameters.has(name) ? value : placeholders.of(value, kind)];
  });
  // Otherwise it might be written in another way.
  if (redacted.every(([, value], index) => value === given[index]?.[1])) return search;
  return `?${new URLSearchParams(redacted).toString()}`;
}

/** Returns the ids of the records that the site itself delivered, in the preloaded state or in a response. */
function deliveredIds({ preloadedState, actions }: Session): ReadonlySet<string> {
  const ids = new Set<string>();
  const add = (record: unknown) => {
    const { id, _id } = readObject(record) ?? {};
    for (const one of [id, _id]) if (typeof one === 'string') ids.add(one);
  };
  const state = readObject(preloadedState);
  for (const table of [state?.tools, state?.posts])
    for (const record of Object.values(readObject(readObject(table)?.entities) ?? {})) add(record);
  for (const { meta } of actions) {
    const entities = readObject(readObject(readObject(meta)?.baseQueryMeta)?.entities);
    for (const records of Object.values(entities ?? {})) {
      for (const record of Array.isArray(records) ? records : []) add(record);
    }
  }
  return ids;
}

function createFieldRedaction(placeholders: Placeholders, delivered: ReadonlySet<string>) {
  const treat = (value: unknown, treatment: Treatment): unknown => {
    if (treatment === 'harmless') return value;
    const replace = (text: string) => placeholders.of(text, treatment);
    if (treatment === 'query' && typeof value === 'string') return redactQuery(value, placeholders);
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
  /** The kinds of texts that were replaced, each with the number of different texts. */
  replaced: ReadonlyMap<ReplacedKind, number>;
}

/**
 * Replaces all personal texts of a session with placeholders, as `redaction.ts` lists them. Equal texts get
 * equal placeholders in the state and in the actions, so that the session replays as before (state-19). E-mail
 * addresses are replaced everywhere.
 */
export function redactSession(session: Session): RedactedSession {
  const placeholders = createPlaceholders();
  const redactAt = createFieldRedaction(placeholders, deliveredIds(session));
  const redactRequests = createRequestRedaction((text) => placeholders.of(text, 'search'));
  const redactState = (state: unknown) =>
    mapFields(state, (slice, name) =>
      name === catalogueApi.reducerPath ? redactRequests(slice) : redactAt(slice, name),
    );
  const redactAction = (action: UnknownAction): unknown => {
    if (action.type.startsWith(`${catalogueApi.reducerPath}/`)) return redactRequests(action);
    if (storedStateLoaded.match(action)) return { ...action, payload: redactState(action.payload) };
    return redactAt(action, action.type);
  };
  const { details } = session;
  const { pathname = '', search = '', hash = '' } = parsePath(details?.url ?? '');
  const redacted = {
    ...session,
    preloadedState: redactState(session.preloadedState),
    actions: session.actions.map(redactAction),
    ...(details && {
      details: { ...details, url: pathname + redactQuery(search, placeholders) + hash },
    }),
  };
  // The catalogue's own texts may contain e-mail addresses too; they cannot be told from a visitor's.
  const withoutEmail = redactTexts(redacted, placeholders.withoutEmail) as Session;
  const replaced = placeholders.counts();
  const redactedDetails = withoutEmail.details && { ...withoutEmail.details, redacted: [...replaced.keys()] };
  return {
    session: redactedDetails ? { ...withoutEmail, details: redactedDetails } : withoutEmail,
    replaced,
  };
}
