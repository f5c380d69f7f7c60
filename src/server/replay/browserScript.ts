import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { persistConfigs } from '../../app/persistence/persistConfigs';
import { storedStateLoaded } from '../../app/persistence/persistenceEvents';
import type { RootState } from '../../app/rootReducer';
import { replaySteps } from '../../app/session/replaySession';
import { marksOf, type Session } from '../../app/session/session';
import { routeChanged } from '../../domain/events';
import { industries, type Option, useCases } from '../../domain/options';
import { paths } from '../../domain/paths';
import {
  importUndone,
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksRestored,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksRestored,
} from '../../features/bookmarks/bookmarksSlice';
import {
  additionRefused,
  comparisonCleared,
  restorationRefused,
  selectionRestored,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';
import { messageSubmitted } from '../../features/contact/contactSlice';
import { panelToggled } from '../../features/filters/filtersSlice';
import { newsletterSubmitted } from '../../features/newsletter/newsletterSlice';
import { linkCopied } from '../../features/sharing/sharingEvents';
import { toolSubmitted } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { voteCast, voteWithdrawn } from '../../features/votes/votesSlice';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';

import { button } from './locators';
import { addressOf, HistoryEntries, navigationStep } from './navigationStep';
import { quoted } from './sourceText';

const click = (name: string, within?: string) => `await ${button(name, within)}.first().click();`;
const clickLike = (pattern: RegExp) =>
  `await page.getByRole('button', { name: ${pattern} }).first().click();`;
const fill = (name: string, text: string, within = 'page') =>
  `await ${within}.getByRole('textbox', { name: ${quoted(name)}, exact: true }).first().fill(${quoted(text)});`;
const select = (name: string, value: string) =>
  `await page.getByRole('combobox', { name: ${quoted(name)} }).selectOption(${quoted(value)});`;
const undo = "await page.getByRole('button', { name: 'Undo', exact: true }).last().click();";

/** Whether the page is the tool's own, where its buttons have short names. */
const isOnPageOf = (tool: { slug: string } | undefined, { visit }: RootState) =>
  tool !== undefined && visit.route.pathname === paths.tool(tool.slug);

const isOnComparison = ({ visit }: RootState) => /^\/compare(\/|$)/.test(visit.route.pathname);

const withId = <Tool extends { id: string }>(tools: readonly Tool[], id: string) =>
  tools.find((tool) => tool.id === id);

/** Selects an optional field's value. In a redacted session it may be a placeholder, which is no option. */
const selectKnown = (name: string, options: readonly Option[], value: string) =>
  options.some((option) => option.value === value) ? [select(name, value)] : [];

/** The name of the page's button that copies its link; a saved list's is in its menu. */
function copyButtonOf({ visit }: RootState): string | undefined {
  const { pathname } = visit.route;
  if (pathname.startsWith('/blog/')) return 'Copy Link';
  return /^\/(compare|versus)\//.test(pathname) ? 'Copy link' : undefined;
}

const nameLike = (start: string, name: string, end: string) =>
  new RegExp(`^${start} ${name.replaceAll(/[^\w ]/g, '\\$&')}${end}$`);

const isUndo = isAnyOf(
  toolBookmarksRestored,
  postBookmarksRestored,
  selectionRestored,
  restorationRefused,
  importUndone,
);

/**
 * Returns how a visitor causes an event, by the accessible names of controls; undefined when no step is
 * known for it. The theme button is matched in either state, because the initial scheme depends on the time of
 * day.
 */
function stepsOf(action: UnknownAction, before: RootState): string[] | undefined {
  if (toolBookmarked.match(action)) {
    const tool = action.payload;
    return [click(isOnPageOf(tool, before) ? 'Save' : `Save ${tool.name}`)];
  }
  if (toolBookmarkRemoved.match(action)) {
    const tool = withId(before.bookmarks.tools, action.payload.id);
    return [click(isOnPageOf(tool, before) ? 'Saved' : `Remove ${tool?.name ?? ''} from saved`)];
  }
  if (postBookmarked.match(action)) return [click(`Bookmark ${action.payload.title}`)];
  if (postBookmarkRemoved.match(action)) return [click(`Remove bookmark for ${action.payload.title}`)];
  if (toolAdded.match(action) || additionRefused.match(action)) {
    // Chosen in the picker: no card has a button.
    if (isOnComparison(before)) return undefined;
    const { id, name } = toolAdded.match(action) ? action.payload.tool : action.payload;
    const tool = toolAdded.match(action) ? action.payload.tool : before.tools.entities[id];
    return [click(isOnPageOf(tool, before) ? 'Compare' : `Compare ${name}`)];
  }
  if (toolRemoved.match(action)) {
    const { id, name } = action.payload;
    if (isOnPageOf(withId(before.compare.items, id), before)) return [click('Remove')];
    // In the tray, on a card, or in the comparison.
    return [clickLike(nameLike('Remove', name, '( from comparison)?'))];
  }
  if (isUndo(action)) return [undo];
  if (comparisonCleared.match(action)) return [click('Clear')];
  if (voteCast.match(action) || voteWithdrawn.match(action)) {
    const vote = voteCast.match(action)
      ? action.payload.userVote
      : before.votes.ownVotes[action.payload.id]?.userVote;
    return [clickLike(vote === 'down' ? /^Not Helpful/ : /^Helpful/)];
  }
  if (themeToggled.match(action)) return [clickLike(/^Switch to/)];
  if (panelToggled.match(action)) return [clickLike(/^Advanced filters/)];
  if (newsletterSubmitted.match(action)) {
    const landmark = action.payload === 'footer' ? 'contentinfo' : 'main';
    const within = `page.getByRole('${landmark}')`;
    return [fill('Email address', action.meta.email, within), click('Subscribe', within)];
  }
  if (messageSubmitted.match(action)) {
    const { name, email, subject, message } = action.meta.message;
    const fields = { Name: name, Email: email, Subject: subject, Message: message };
    return [...Object.entries(fields).map(([field, text]) => fill(field, text)), click('Send Message')];
  }
  if (toolSubmitted.match(action)) {
    const { name, description, websiteUrl, email, category, pricing, useCase, industry } = action.payload;
    return [
      fill('Tool name', name),
      fill('Description', description),
      fill('Website URL', websiteUrl),
      select('Category', category),
      ...(pricing === '' ? [] : [fill('Pricing', pricing)]),
      ...selectKnown('Use case', useCases, useCase),
      ...selectKnown('Industry', industries, industry),
      fill('Your email', email),
      click('Submit Tool'),
    ];
  }
  if (linkCopied.match(action)) {
    const name = copyButtonOf(before);
    return name === undefined ? undefined : [click(name)];
  }
  return undefined;
}

/**
 * The start address of a session that does not begin with a navigation; a shrunk one may have lost its route.
 */
function startOf({ details }: Session, { visit }: RootState): string {
  if (visit.startedAt !== '') return addressOf(visit.route);
  return details?.url ? addressOf(new URL(details.url, 'http://localhost')) : paths.tools;
}

/** The visitor's local storage by key, from the first event that loads it (storage-1). */
function storedTexts({ actions }: Session): Record<string, string> {
  const payload = actions.find(storedStateLoaded.match)?.payload ?? {};
  const texts = Object.entries(payload).flatMap(([name, state]) => {
    const config = (persistConfigs as Readonly<Record<string, SlicePersistConfig<object>>>)[name];
    return config && state ? Object.entries(config.write(state)) : [];
  });
  return Object.fromEntries(texts.flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
}

/**
 * Returns a Playwright test that repeats a visitor's session by the accessible names of the site's controls,
 * and checks the events the page records. Events without a known step become comments.
 */
export function browserScript(session: Session, expression?: string): string {
  const marks = marksOf(session);
  const entries = new HistoryEntries();
  const stored = storedTexts(session);
  // Whether the test has opened the page: at the first navigation, or at the first event of a session that
  // begins mid-visit.
  let isOpen = false;
  const lines = [...replaySteps(session)].flatMap(({ number, action, previous }) => {
    if (marks[number - 1]?.origin !== 'visitor') return [];
    // The type comes from a file that others may have written: a line break would end the comment.
    const about = `// ${number}: ${JSON.stringify(action.type)}`;
    if (routeChanged.match(action)) {
      const opened = `await visit.goTo(${quoted(addressOf(action.payload))});`;
      const step = navigationStep(action.payload, previous, entries);
      const isFirst = !isOpen;
      isOpen = true;
      return [about, isFirst ? opened : step];
    }
    const start = isOpen ? [] : [`await visit.goTo(${quoted(startOf(session, previous))});`];
    isOpen = true;
    return [
      ...start,
      about,
      ...(stepsOf(action, previous) ?? ['// No step is known for it: do it by hand.']),
    ];
  });
  const isOfApi = session.details?.catalogue === '';
  return [
    "import { test } from './fixtures';",
    "import { RecordedVisit } from './recordedVisit';",
    '',
    ...(isOfApi
      ? ["test.use({ site: 'api' });"]
      : ['// Without DevTools: the addresses are checked, the state is not.']),
    '',
    "test('what the visitor did', async ({ page }) => {",
    `  const visit = new RecordedVisit(page${expression === undefined ? '' : `, ${quoted(expression)}`});`,
    ...(Object.keys(stored).length > 0 ? [`  await visit.storedBefore(${JSON.stringify(stored)});`] : []),
    ...lines.map((line) => `  ${line}`),
    '  await visit.expectSound();',
    '});',
    '',
  ].join('\n');
}
