import { rawTool, toolOf } from '../../../tests/support/records';
import { storedStateLoaded } from '../../app/persistence/persistenceEvents';
import { rootReducer } from '../../app/rootReducer';
import { routeChanged, type RouteState } from '../../domain/events';
import {
  additionRefused,
  selectionRestored,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';

import { browserScript } from './browserScript';

const at = '2026-11-20T10:00:00.000Z';
const alpha = toolOf(rawTool('Alpha'));

const route = (pathname: string, key: string, navigation: RouteState['navigation'] = 'PUSH') =>
  routeChanged({ pathname, search: '?record', hash: '', key, state: null, navigation });

/** The lines of the test's body that are not comments. */
const stepsOf = (...args: Parameters<typeof browserScript>) =>
  browserScript(...args)
    .split('\n')
    .filter((line) => line.startsWith('  await'))
    .map((line) => line.trim());

// proves state-22
test('a visit is repeated from what was stored, by its controls, back and forward', () => {
  const { theme } = rootReducer(undefined, { type: '@@INIT' });
  const actions = [
    storedStateLoaded({ theme: { ...theme, scheme: 'dark', isChosen: true } }),
    route('/tools', 'k1', 'POP'),
    route('/blog', 'k2'),
    route('/tools', 'k1', 'POP'),
    route('/blog', 'k2', 'POP'),
    route('/tools/category/ai-chatbots', 'k3'),
    route('/tools', 'k4'),
    toolAdded(alpha, at),
    additionRefused(alpha),
    toolRemoved(alpha, at),
    selectionRestored({ tools: [alpha], restoredAt: at }),
  ];
  expect(stepsOf({ preloadedState: undefined, actions })).toEqual([
    `await visit.storedBefore({"theme":"dark"});`,
    `await visit.goTo('/tools');`,
    `await visit.goTo('/blog', page.getByRole('link', { name: 'Blog', exact: true }));`,
    'await page.goBack();',
    'await page.goForward();',
    `await visit.goTo('/tools/category/ai-chatbots');`,
    `await visit.goTo('/tools', page.getByRole('tab', { name: 'All Tools', exact: true }));`,
    `await page.getByRole('button', { name: 'Compare Alpha', exact: true }).first().click();`,
    `await page.getByRole('button', { name: 'Compare Alpha', exact: true }).first().click();`,
    `await page.getByRole('button', { name: /^Remove Alpha( from comparison)?$/ }).first().click();`,
    `await page.getByRole('button', { name: 'Undo', exact: true }).last().click();`,
    'await visit.expectSound();',
  ]);
});

// proves state-22
test('a session that begins in the middle of a visit begins at its address', () => {
  const [first, second] = stepsOf({ preloadedState: undefined, actions: [toolAdded(alpha, at)] });
  expect(first).toBe(`await visit.goTo('/tools');`);
  expect(second).toContain('Compare Alpha');
});

test('a line break in the type of an action stays in its comment', () => {
  const actions = [
    routeChanged({ pathname: '/tools', search: '', hash: '', key: 'k', state: null, navigation: 'POP' }),
    { ...toolAdded(alpha, at), type: 'compare/toolAdded\nprocess.exit();//' },
  ];
  expect(browserScript({ preloadedState: undefined, actions })).not.toMatch(/^\s*process/m);
});
