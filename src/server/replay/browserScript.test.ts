import type { UnknownAction } from '@reduxjs/toolkit';

import { rawTool, toolOf } from '../../../tests/support/records';
import { storedStateLoaded } from '../../app/persistence/persistenceEvents';
import { rootReducer } from '../../app/rootReducer';
import { routeChanged, type RouteState } from '../../domain/events';
import { toolBookmarked, toolBookmarkRemoved } from '../../features/bookmarks/bookmarksSlice';
import {
  additionRefused,
  selectionRestored,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';
import { newsletterSubmitted } from '../../features/newsletter/newsletterSlice';
import { linkCopied } from '../../features/sharing/sharingEvents';
import { toolSubmitted } from '../../features/submissions/submissionsSlice';

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

const press = (name: string) =>
  `await page.getByRole('button', { name: '${name}', exact: true }).first().click();`;

/** The steps of some actions on one page, without those of every test. */
const stepsOn = (pathname: string, actions: UnknownAction[]) =>
  stepsOf({ preloadedState: undefined, actions: [route(pathname, 'k', 'POP'), ...actions] }).slice(1, -1);

// proves state-22
test('buttons have their short names on the page of their tool only', () => {
  const beta = toolOf(rawTool('Beta'));
  const actions = [alpha, beta].flatMap((tool) => [
    toolBookmarked(tool, at),
    toolBookmarkRemoved(tool, at),
    toolAdded(tool, at),
    toolRemoved(tool, at),
  ]);
  expect(stepsOn(`/tools/${alpha.slug}`, actions)).toEqual([
    press('Save'),
    press('Saved'),
    press('Compare'),
    press('Remove'),
    press('Save Beta'),
    press('Remove Beta from saved'),
    press('Compare Beta'),
    `await page.getByRole('button', { name: /^Remove Beta( from comparison)?$/ }).first().click();`,
  ]);
});

// proves state-22
test('a tool that is refused on its own page is pressed by its short name', () => {
  const { tools } = rootReducer(undefined, { type: '@@INIT' });
  const preloadedState = { tools: { ...tools, ids: [alpha.id], entities: { [alpha.id]: alpha } } };
  const actions = [route(`/tools/${alpha.slug}`, 'k', 'POP'), additionRefused(alpha)];
  expect(stepsOf({ preloadedState, actions })).toContain(press('Compare'));
});

// proves state-22
test.each([
  ['added', toolAdded(alpha, at)],
  ['refused', additionRefused(alpha)],
])('a tool of the picker of a comparison that was %s is left to the reader', (_, action) => {
  const actions = [route('/compare/beta', 'k', 'POP'), action];
  const script = browserScript({ preloadedState: undefined, actions });
  expect(script).not.toContain('Compare Alpha');
  expect(script).toContain('// No step is known for it: do it by hand.');
});

// proves state-22
test.each([
  ['footer', 'contentinfo'],
  ['block', 'main'],
  ['rail', 'main'],
] as const)('the newsletter form "%s" is looked for in %s', (form, landmark) => {
  const within = `await page.getByRole('${landmark}')`;
  expect(stepsOn('/', [newsletterSubmitted(form, 'a@b.example')])).toEqual([
    `${within}.getByRole('textbox', { name: 'Email address', exact: true }).first().fill('a@b.example');`,
    `${within}.getByRole('button', { name: 'Subscribe', exact: true }).first().click();`,
  ]);
});

// proves state-22
test('the optional fields of a submission are filled if the visitor has', () => {
  const fields = {
    name: 'New',
    websiteUrl: 'https://new.example',
    description: 'A tool.',
    category: 'ai-chatbots',
    email: 'a@b.example',
  };
  const filled = { ...fields, pricing: 'Free plan', useCase: 'video-creation', industry: 'writers' };
  const steps = stepsOn('/submit-tool', [toolSubmitted(filled, at)]);
  expect(steps).toEqual(
    expect.arrayContaining([
      `await page.getByRole('textbox', { name: 'Pricing', exact: true }).first().fill('Free plan');`,
      `await page.getByRole('combobox', { name: 'Use case' }).selectOption('video-creation');`,
      `await page.getByRole('combobox', { name: 'Industry' }).selectOption('writers');`,
    ]),
  );
  // A placeholder of a redacted session is no option.
  const others = { ...fields, pricing: '', useCase: '', industry: 'text 1' };
  expect(stepsOn('/submit-tool', [toolSubmitted(others, at)])).toHaveLength(steps.length - 3);
});

// proves state-22
test.each([
  ['/blog/an-article', [press('Copy Link')]],
  ['/versus/alpha-vs-beta', [press('Copy link')]],
  ['/compare/alpha,beta', [press('Copy link')]],
  ['/saved-tools', []],
])('the link of %s is copied by its button, if it has one', (pathname, steps) => {
  expect(stepsOn(pathname, [linkCopied()])).toEqual(steps);
});
