import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { persistConfigs } from '../../app/persistence/persistConfigs';
import { storedStateLoaded } from '../../app/persistence/persistenceEvents';
import type { RootState } from '../../app/rootReducer';
import { replaySteps } from '../../app/session/replaySession';
import { marksOf, type Session } from '../../app/session/session';
import { navigationLinks } from '../../blocks/layout/navigation';
import { categoryOf } from '../../domain/categories';
import { routeChanged, type RouteState } from '../../domain/events';
import { filtersInUrl } from '../../domain/listingUrl';
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
import { toolSubmitted } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { voteCast, voteWithdrawn } from '../../features/votes/votesSlice';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';

import { quoted } from './sourceText';

const button = (name: string) => `page.getByRole('button', { name: ${quoted(name)}, exact: true })`;
const link = (name: string) => `page.getByRole('link', { name: ${quoted(name)}, exact: true })`;
const click = (name: string) => `await ${button(name)}.first().click();`;
const clickLike = (pattern: RegExp) =>
  `await page.getByRole('button', { name: ${pattern} }).first().click();`;
const fill = (name: string, text: string) =>
  `await page.getByRole('textbox', { name: ${quoted(name)}, exact: true }).first().fill(${quoted(text)});`;
const undo = "await page.getByRole('button', { name: 'Undo', exact: true }).last().click();";

const isToolPage = ({ visit }: RootState) => /^\/tools\/[^/]+$/.test(visit.route.pathname);

/** Returns the query of an address, without the recorder's own parameter. */
function queryOf({ search }: Pick<RouteState, 'search'>): string {
  const query = search.slice(1).split('&');
  const kept = query.filter((part) => part !== '' && !/^record(=|$)/.test(part));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

const addressOf = (route: Pick<RouteState, 'pathname' | 'search' | 'hash'>) =>
  route.pathname + queryOf(route) + route.hash;

/** The control for a navigation that changes only the list's category or page. */
function listControl(from: RouteState, to: RouteState): string | undefined {
  const [before, after] = [from, to].map((route) => new URLSearchParams(queryOf(route))) as [
    URLSearchParams,
    URLSearchParams,
  ];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (from.pathname === to.pathname && changed.length === 1 && changed[0] === 'page')
    return button(`Go to page ${after.get('page') ?? '1'}`);
  const filters = filtersInUrl(to);
  if (changed.length > 0 || !filters || !filtersInUrl(from)) return undefined;
  const name = categoryOf(filters.category)?.name ?? 'All Tools';
  return `page.getByRole('tab', { name: ${quoted(name)}, exact: true })`;
}

/** The control that leads to another screen, if its accessible name can be derived from the state. */
function linkTo(route: RouteState, before: RootState): string | undefined {
  const slug = /^\/tools\/([^/]+)$/.exec(route.pathname)?.[1];
  const tool = Object.values(before.tools.entities).find((one) => one.slug === slug);
  if (tool) return link(tool.name);
  const postSlug = /^\/blog\/([^/]+)$/.exec(route.pathname)?.[1];
  const post = Object.values(before.posts.entities).find((one) => one.slug === postSlug);
  if (post) return link(post.title);
  if (route.pathname === paths.compare(before.compare.items.map((one) => one.slug)))
    return button('Compare Now');
  const known = navigationLinks.find(({ to }) => to === route.pathname + queryOf(route));
  return known && link(known.label);
}

/**
 * A navigation: by the control that leads there if it is known, else by the address, which reloads the page.
 */
function navigation(route: RouteState, before: RootState, entries: HistoryEntries): string {
  const moved = entries.follow(route);
  if (moved === -1) return 'await page.goBack();';
  if (moved === 1) return 'await page.goForward();';
  const { route: from } = before.visit;
  const [search, earlier] = [route, from].map((one) => new URLSearchParams(queryOf(one)).get('search'));
  if (route.pathname === from.pathname && search && search !== earlier) {
    const box = "page.getByRole('searchbox', { name: 'Search for tools...' })";
    return `await ${box}.fill(${quoted(search)}); await ${box}.press('Enter');`;
  }
  const control = moved === undefined ? (listControl(from, route) ?? linkTo(route, before)) : undefined;
  return `await visit.goTo(${quoted(addressOf(route))}${control ? `, ${control}` : ''});`;
}

/** The browser's history during a session: tracks how far each navigation moves in it. */
class HistoryEntries {
  private keys: string[] = [];
  private at = -1;

  /** Returns the number of entries moved by Back or Forward; undefined for a new or unknown entry. */
  follow({ key, navigation: kind }: RouteState): number | undefined {
    const found = this.keys.indexOf(key);
    if (kind === 'POP' && found >= 0) {
      const moved = found - this.at;
      this.at = found;
      return moved;
    }
    this.keys = this.keys.slice(0, kind === 'REPLACE' ? Math.max(this.at, 0) : this.at + 1);
    this.at = this.keys.push(key) - 1;
    return undefined;
  }
}

const nameOf = (tools: readonly { id: string; name: string }[], id: string) =>
  tools.find((tool) => tool.id === id)?.name ?? '';

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
 * Returns how a visitor causes an event, by the accessible names of controls; undefined when no control
 * causes it. The theme button is matched in either state, because the initial scheme depends on the time of
 * day.
 */
function stepsOf(action: UnknownAction, before: RootState): string[] | undefined {
  const onToolPage = isToolPage(before);
  if (toolBookmarked.match(action)) return [click(onToolPage ? 'Save' : `Save ${action.payload.name}`)];
  if (toolBookmarkRemoved.match(action)) {
    const name = nameOf(before.bookmarks.tools, action.payload.id);
    return [click(onToolPage ? 'Saved' : `Remove ${name} from saved`)];
  }
  if (postBookmarked.match(action)) return [click(`Bookmark ${action.payload.title}`)];
  if (postBookmarkRemoved.match(action)) return [click(`Remove bookmark for ${action.payload.title}`)];
  if (toolAdded.match(action) || additionRefused.match(action)) {
    const { name } = toolAdded.match(action) ? action.payload.tool : action.payload;
    return [click(onToolPage ? 'Compare' : `Compare ${name}`)];
  }
  // In the tray, on a card, or on the tool's own page.
  if (toolRemoved.match(action))
    return [clickLike(nameLike('Remove', action.payload.name, '( from comparison)?'))];
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
    return [fill('Email address', action.meta.email), click('Subscribe')];
  }
  if (messageSubmitted.match(action)) {
    const { name, email, subject, message } = action.meta.message;
    const fields = { Name: name, Email: email, Subject: subject, Message: message };
    return [...Object.entries(fields).map(([field, text]) => fill(field, text)), click('Send Message')];
  }
  if (toolSubmitted.match(action)) {
    const { name, description, websiteUrl, email, category } = action.payload;
    return [
      fill('Tool name', name),
      fill('Description', description),
      fill('Website URL', websiteUrl),
      `await page.getByRole('combobox', { name: 'Category' }).selectOption(${quoted(category)});`,
      fill('Your email', email),
      click('Submit Tool'),
    ];
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
 * and checks the events the page records. Events without a control become comments.
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
      const step = navigation(action.payload, previous, entries);
      const isFirst = !isOpen;
      isOpen = true;
      return [about, isFirst ? opened : step];
    }
    const start = isOpen ? [] : [`await visit.goTo(${quoted(startOf(session, previous))});`];
    isOpen = true;
    return [
      ...start,
      about,
      ...(stepsOf(action, previous) ?? ['// It has no control of its own: do it by hand.']),
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
