import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { rawTool, toolOf } from '../../../tests/support/records';
import { routeTo } from '../../../tests/support/routeTo';
import { readSession } from '../../app/session/readSession';
import { differencesBetween } from '../../app/session/stateChanges';
import { toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { newsletterAccepted } from '../../features/newsletter/newsletterSlice';
import { themeToggled } from '../../features/theme/themeSlice';

import { replayCommand } from './replayCommand';

const actions = [
  toolBookmarked(toolOf(rawTool('Alpha')), '2026-11-20T10:00:00.000Z'),
  routeTo('/tools?pricing=free'),
  themeToggled('dark', '2026-11-20T10:00:01.000Z'),
];

describe('reading a session', () => {
  test.each([
    ['an export of DevTools: texts inside JSON', { payload: JSON.stringify(actions) }],
    ['the values themselves', { payload: actions }],
    ['a plain list of actions', actions],
    [
      'DevTools’ own state',
      {
        payload: JSON.stringify({
          actionsById: Object.fromEntries(
            [{ type: '@@INIT' }, ...actions].map((action, id) => [id, { type: 'PERFORM_ACTION', action }]),
          ),
          stagedActionIds: [0, 1, 2, 3],
        }),
      },
    ],
  ])('%s', (_, content) => {
    expect(readSession(JSON.stringify(content)).actions).toEqual(JSON.parse(JSON.stringify(actions)));
  });

  test('a byte order mark before it is ignored', () => {
    expect(readSession(`\uFEFF${JSON.stringify(actions)}`).actions).toHaveLength(3);
  });

  test('the state before the first action is taken from the file', () => {
    const preloadedState = JSON.stringify({ theme: { scheme: 'dark' } });
    expect(readSession(JSON.stringify({ payload: '[]', preloadedState })).preloadedState).toEqual({
      theme: { scheme: 'dark' },
    });
  });

  test.each([
    ['no JSON', '{"payload":', 'not JSON'],
    ['no actions', '{"payload":"{}"}', 'no list of actions'],
    ['a payload that is no JSON', '{"payload":"x"}', '"payload" of the session is text that is not JSON'],
    ['an action without a type', '[{"type":"a"},{"typ":"b"}]', 'Action 2 of the session has no type'],
  ])('%s is refused with a clear message', (_, text, message) => {
    expect(() => readSession(text)).toThrow(message);
  });
});

describe('npm run replay', () => {
  let folder = '';
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('prints the final state', () => {
    const { output, exitCode } = replayCommand([write('session.json', actions)]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      theme: { scheme: 'dark', isChosen: true },
      filters: { pricingModel: 'free' },
      bookmarks: { tools: [{ name: 'Alpha' }] },
    });
  });

  test('prints the state after an action in the middle', () => {
    const file = write('session.json', actions);
    const scheme = (at: string) => {
      const { output } = replayCommand([file, '--at', at]);
      return (JSON.parse(output) as { theme: { scheme: string } }).theme.scheme;
    };
    expect([scheme('2'), scheme('3')]).toEqual(['light', 'dark']);
    expect(replayCommand([file, '--at', '4'])).toMatchObject({
      exitCode: 2,
      output: "--at takes a number from 0 to 3, the session's last action.",
    });
  });

  test('says when the state is the expected one, and where it is not', () => {
    const session = write('session.json', actions);
    const state = JSON.parse(replayCommand([session]).output) as { theme: object; compare: object };
    const same = write('state.json', state);
    expect(replayCommand([session, '--expect', same])).toMatchObject({
      output: '3 actions lead to the expected state.',
      isError: false,
      exitCode: 0,
    });
    const one = write('one.json', [themeToggled('dark', '2026-11-20T10:00:00.000Z')]);
    const itsState = write('itsState.json', replayCommand([one]).output);
    expect(replayCommand([one, '--expect', itsState]).output).toBe('1 action leads to the expected state.');
    const other = write('other.json', { ...state, theme: { ...state.theme, scheme: 'light' } });
    const { output, exitCode, isError } = replayCommand([session, '--expect', other]);
    expect([exitCode, isError]).toEqual([1, true]);
    expect(output).toBe('The replayed state differs in 1 place:\ntheme.scheme: expected "light", got "dark"');
  });

  test('names the action that a reducer cannot take', () => {
    const broken = write('session.json', [actions[0], { type: 'votes/voteCast' }]);
    const { output, exitCode } = replayCommand([broken]);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/: action 2 \(votes\/voteCast\) threw: /);
  });

  test('prints a line for each action, with what is wrong after it', () => {
    const preloadedState = { newsletter: { forms: { footer: 'sent' } } };
    const session = write('session.json', {
      payload: [...actions, newsletterAccepted('block')],
      preloadedState,
    });
    const { output, exitCode } = replayCommand([session, '--steps']);
    expect(exitCode).toBe(1);
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^ +1 +- visitor bookmarks\/toolBookmarked \(1 field changed\)$/),
      expect.stringContaining('visit/routeChanged'),
      expect.stringContaining('theme/themeToggled (3 fields changed)'),
      expect.stringContaining('newsletter/newsletterAccepted'),
      expect.stringContaining('! breaks newsletter: each newsletter form has a known status.'),
    ]);
    expect(replayCommand([session, '--at', '3', '--steps']).exitCode).toBe(0);
  });

  test('names the first action after which two sessions differ', () => {
    const one = write('one.json', actions);
    const other = write('other.json', [actions[0], routeTo('/tools?pricing=freemium'), actions[2]]);
    const { output, exitCode } = replayCommand([one, '--expect', other]);
    expect(exitCode).toBe(1);
    expect(output).toContain('Action 2 (visit/routeChanged) is the first after which the states differ');
    expect(output).toContain('filters.pricingModel: expected "freemium", got "free"');
    expect(replayCommand([one, '--expect', one])).toMatchObject({
      exitCode: 0,
      output: 'The states of both sessions are equal after each of 3 actions.',
    });
    const longer = write('longer.json', [...actions, themeToggled('light', '2026-11-20T10:00:02.000Z')]);
    expect(replayCommand([one, '--expect', longer])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('longer.json has 1 more.') as string,
    });
  });

  // proves state-15, state-22
  test('finds an action, drops the others, and writes tests', () => {
    const session = write('visit.session.json', actions);
    const expression = "theme.scheme === 'light'";
    const { output, exitCode } = replayCommand([session, '--bisect', expression, '--shrink', '--to-test']);
    expect(exitCode).toBe(1);
    expect(output).toContain(`After action 3 (theme/themeToggled): "${expression}" stops holding.`);
    expect(output).toContain('theme.scheme: "light" → "dark"');
    expect(output).toContain('1 action of 3 leads there');
    const read = (ending: string) => readFileSync(path.join(folder, `visit.shrunk.${ending}`), 'utf8');
    expect(readSession(read('session.json')).actions.map(({ type }) => type)).toEqual(['theme/themeToggled']);
    expect(read('test.ts')).toContain("findFailure(session, 'theme.scheme === \\'light\\'')");
    const script = read('spec.ts');
    expect(script).toContain(`new RecordedVisit(page, 'theme.scheme === \\'light\\'')`);
    expect(script).toContain("visit.goTo('/tools?pricing=free')");
    expect(script).toContain("getByRole('button', { name: /^Switch to/ })");
    expect(replayCommand([session, '--bisect', 'compare.items.length <= 3']).exitCode).toBe(0);
    expect(replayCommand([session, '--bisect', 'compares.items']).output).toContain('no slice "compares"');
  });

  // proves state-15
  test('says when an expression holds in no state, and writes no tests', () => {
    const session = write('visit.session.json', actions);
    const options = ['--bisect', "theme.schema === 'light'", '--shrink', '--to-test'];
    expect(replayCommand([session, ...options])).toMatchObject({
      exitCode: 2,
      output: `"theme.schema === 'light'" holds in none of the states: is the path right?`,
    });
    expect(readdirSync(folder)).toEqual(['visit.session.json']);
    const holdsLater = replayCommand([session, '--bisect', "theme.scheme === 'dark'"]);
    expect(holdsLater).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('does not stop') as string,
    });
  });

  // proves state-15
  test('writes tests of the actions that --at keeps', () => {
    const session = write('visit.session.json', actions);
    expect(replayCommand([session, '--at', '2', '--to-test']).exitCode).toBe(0);
    const read = (ending: string) => readFileSync(path.join(folder, `visit.at-2.${ending}`), 'utf8');
    expect(readSession(read('session.json')).actions).toHaveLength(2);
    expect(read('test.ts')).toContain("'visit.at-2.session.json'");
    expect(read('spec.ts')).not.toContain('Switch to');
  });

  test.each([
    ['a list of actions', actions],
    [
      'DevTools’ own state',
      {
        actionsById: Object.fromEntries(
          [{ type: '@@INIT' }, ...actions].map((action, id) => [id, { action }]),
        ),
        stagedActionIds: [0, 1, 2, 3],
      },
    ],
  ])('compares with a session that is %s, also after a byte order mark', (_, content) => {
    const other = write('other.json', `\uFEFF${JSON.stringify(content)}`);
    expect(replayCommand([write('session.json', actions), '--expect', other])).toMatchObject({
      exitCode: 0,
      output: 'The states of both sessions are equal after each of 3 actions.',
    });
  });

  test.each([
    [['--steps', '--bisect', 'theme.isChosen']],
    [['--steps', '--expect', 'state.json']],
    [['--expect', 'state.json', '--shrink']],
    [['--expect', 'state.json', '--to-test']],
  ])('%j: refuses options that exclude each other', (options) => {
    const { output, exitCode } = replayCommand([write('session.json', actions), ...options]);
    expect(exitCode).toBe(2);
    expect(output).toContain('Usage: npm run replay');
  });

  test('does not overwrite a recording whose name has another ending', () => {
    const session = write('visit.txt', actions);
    const before = readFileSync(session, 'utf8');
    replayCommand([session, '--bisect', "theme.scheme === 'light'", '--shrink']);
    expect(readFileSync(session, 'utf8')).toBe(before);
    expect(existsSync(path.join(folder, 'visit.txt.shrunk.session.json'))).toBe(true);
  });

  test('warns of actions that this version does not know', () => {
    const session = write('session.json', [{ type: 'basket/itemAdded' }, ...actions]);
    const { warnings, exitCode } = replayCommand([session]);
    expect(exitCode).toBe(0);
    expect(warnings).toEqual([
      `${session}: action 1 (basket/itemAdded) is unknown to this version, and changes nothing.`,
    ]);
  });

  test.each([
    ['no file', [], 'Usage: npm run replay'],
    ['a file that is not there', ['nowhere.json'], 'no such file'],
    ['an option that does not exist', ['a.json', '--expected', 'b.json'], "Unknown option '--expected'"],
  ])('%s: says what is wrong and how it is used', (_, args, message) => {
    const { output, exitCode } = replayCommand(args);
    expect(exitCode).toBe(2);
    expect(output).toContain(message);
  });
});

test('differences are named by their path, each with both values', () => {
  expect(differencesBetween({ a: [1, { b: 'x' }], c: 1 }, { a: [1, { b: 'y' }, 3], d: null })).toEqual([
    'a.1.b: expected "x", got "y"',
    'a.2: expected nothing, got 3',
    'c: expected 1, got nothing',
    'd: expected nothing, got null',
  ]);
  expect(differencesBetween([], {})).toEqual(['the state: expected [], got {}']);
});
