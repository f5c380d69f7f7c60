import { expectConsole } from '../../../tests/support/expectConsole';

import { findFailure } from './findFailure';
import { unknownActions } from './knownActions';
import { readSession } from './readSession';

const page = {
  version: 2,
  build: '',
  catalogue: '',
  storage: {},
  url: '/',
  viewport: { width: 1280, height: 800 },
  startedAt: '2026-11-20T10:00:00.000Z',
  marks: [{ at: 0, origin: 'visitor' }],
};
const action = { type: 'filters/panelToggled' };
const payload = JSON.stringify([action]);
const file = (fields: object) => JSON.stringify({ payload, ...fields });
const withDetails = (fields: object) => file({ session: { ...page, ...fields } });

// proves state-13
test.each([
  ['an empty file', '', 'The session is empty.'],
  ['a file cut off', file({}).slice(0, 20), 'The session is not JSON.'],
  ['a text', '"session"', 'The session is string, not an object or a list of actions'],
  ['an object without actions', '{"actions":[]}', 'The session has no list of actions'],
  [
    'a payload cut off',
    JSON.stringify({ payload: payload.slice(0, 9) }),
    '"payload" of the session is text that is not JSON',
  ],
  ['a payload that is a number', '{"payload":3}', 'The session has no list of actions'],
  ['an action that is null', '[null]', 'Action 1 of the session is null, not an object'],
  ['an action that is a list', '[{"type":"a"},[]]', 'Action 2 of the session is a list, not an object'],
  ['an action without a type', '[{"payload":1}]', 'Action 1 of the session has no type'],
  ['a type that is a number', '[{"type":7}]', 'The type of action 1 of the session is number, not text'],
  [
    'broken text in preloadedState',
    file({ preloadedState: '{"theme":' }),
    '"preloadedState" of the session is text that is not JSON',
  ],
  ['a list as preloadedState', file({ preloadedState: '[]' }), '"preloadedState" of the session is a list'],
  [
    'a slice that is a number',
    file({ preloadedState: '{"theme":5}' }),
    '"preloadedState.theme" of the session is number, not a slice',
  ],
  ['details that are a text', file({ session: 'x' }), '"session" of the session is not an object'],
  [
    'a later version',
    withDetails({ version: 3 }),
    'The session has version 3; this site reads files up to version 2',
  ],
  ['no version', withDetails({ version: undefined }), 'The session has no version'],
  ['too few marks', withDetails({ marks: [] }), 'The session has 1 actions, but 0 marks in "session.marks"'],
  [
    'a mark of nobody',
    withDetails({ marks: [{ at: 1, origin: 'me' }] }),
    '"session.marks.0" of the session is not a time and one of visitor, page, tab',
  ],
  [
    'a start that is no time',
    withDetails({ startedAt: 'today' }),
    '"session.startedAt" of the session is not a time',
  ],
  [
    'a viewport without a height',
    withDetails({ viewport: { width: 1 } }),
    '"session.viewport" of the session is not a width and a height',
  ],
])('%s is refused: what and where', (_, text, message) => {
  expect(() => readSession(text)).toThrow(message);
});

test('an action that its reducer cannot take is named, with its number', () => {
  const failure = findFailure(readSession('[{"type":"filters/panelToggled"},{"type":"visit/routeChanged"}]'));
  expect(failure).toMatchObject({ kind: 'thrown', number: 2, type: 'visit/routeChanged' });
});

test('actions that no event has are named, with their numbers', () => {
  const session = readSession('[{"type":"filters/panelToggled"},{"type":"filters/panelClosed"}]');
  expect(unknownActions(session)).toEqual([{ number: 2, type: 'filters/panelClosed' }]);
});

test('a slice of another shape breaks invariants where it changes', () => {
  const preloadedState = { newsletter: { forms: { footer: 'sent' } } };
  const actions = [{ type: 'newsletter/newsletterAccepted', payload: 'block' }];
  expect(findFailure({ preloadedState, actions })).toMatchObject({ kind: 'invariant', number: 1 });
});

test('a slice that this version does not have is told by Redux, and left out', () => {
  expectConsole('error', 'Unexpected key "basket" found in');
  const session = { preloadedState: { basket: {} }, actions: [action] };
  expect(findFailure(session)).toBeUndefined();
});
