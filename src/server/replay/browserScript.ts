import type { UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from '../../app/rootReducer';
import { replaySteps } from '../../app/session/replaySession';
import { marksOf, type Session } from '../../app/session/session';
import { navigationLinks } from '../../blocks/layout/navigation';
import { routeChanged, type RouteState } from '../../domain/events';
import {
  postBookmarked,
  postBookmarkRemoved,
  toolBookmarked,
  toolBookmarkRemoved,
} from '../../features/bookmarks/bookmarksSlice';
import { comparisonCleared, toolAdded, toolRemoved } from '../../features/compare/compareSlice';
import { messageSubmitted } from '../../features/contact/contactSlice';
import { panelToggled } from '../../features/filters/filtersSlice';
import { newsletterSubmitted } from '../../features/newsletter/newsletterSlice';
import { toolSubmitted } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { voteCast, voteWithdrawn } from '../../features/votes/votesSlice';

import { quoted } from './sourceText';

const click = (name: string) =>
  `await page.getByRole('button', { name: ${quoted(name)}, exact: true }).first().click();`;
const clickLike = (pattern: RegExp) =>
  `await page.getByRole('button', { name: ${pattern} }).first().click();`;
const fill = (name: string, text: string) =>
  `await page.getByRole('textbox', { name: ${quoted(name)}, exact: true }).first().fill(${quoted(text)});`;

const isToolPage = ({ visit }: RootState) => /^\/tools\/[^/]+$/.test(visit.route.pathname);

const clickLink = (name: string) =>
  `await page.getByRole('link', { name: ${quoted(name)}, exact: true }).first().click();`;

/** A change of the list's search or page only, by its controls; undefined for other changes. */
function listStep(from: RouteState, to: RouteState): string | undefined {
  const [before, after] = [from, to].map(({ search }) => new URLSearchParams(search)) as [
    URLSearchParams,
    URLSearchParams,
  ];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => name !== 'record' && before.get(name) !== after.get(name),
  );
  if (from.pathname !== to.pathname || changed.length !== 1) return undefined;
  if (changed[0] === 'page') return click(`Go to page ${after.get('page') ?? '1'}`);
  if (changed[0] !== 'search') return undefined;
  const box = "page.getByRole('searchbox', { name: 'Search for tools...' })";
  return `await ${box}.fill(${quoted(after.get('search') ?? '')}); await ${box}.press('Enter');`;
}

/** A navigation: by the control that leads there where it is known, else by the address, which loads the page anew. */
function navigation(route: RouteState, before: RootState, isFirst: boolean): string {
  const goTo = `await page.goto(${quoted(route.pathname + route.search + route.hash)});`;
  if (isFirst) return goTo;
  if (route.navigation === 'POP') return 'await page.goBack();';
  const slug = /^\/tools\/([^/]+)$/.exec(route.pathname)?.[1];
  const tool = Object.values(before.tools.entities).find((one) => one.slug === slug);
  if (tool) return clickLink(tool.name);
  const postSlug = /^\/blog\/([^/]+)$/.exec(route.pathname)?.[1];
  const post = Object.values(before.posts.entities).find((one) => one.slug === postSlug);
  if (post) return clickLink(post.title);
  if (/^\/compare\/./.test(route.pathname)) return click('Compare Now');
  const step = listStep(before.visit.route, route);
  if (step !== undefined) return step;
  const link = navigationLinks.find(({ to }) => to === route.pathname + route.search);
  return link ? clickLink(link.label) : goTo;
}

const nameOf = (tools: readonly { id: string; name: string }[], id: string) =>
  tools.find((tool) => tool.id === id)?.name ?? '';

/** What a visitor does to cause an event, by the accessible names of the controls; undefined for an event without one. */
function stepsOf(action: UnknownAction, before: RootState): string[] | undefined {
  const onToolPage = isToolPage(before);
  if (toolBookmarked.match(action)) return [click(onToolPage ? 'Save' : `Save ${action.payload.name}`)];
  if (toolBookmarkRemoved.match(action)) {
    const name = nameOf(before.bookmarks.tools, action.payload.id);
    return [click(onToolPage ? 'Saved' : `Remove ${name} from saved`)];
  }
  if (postBookmarked.match(action)) return [click(`Bookmark ${action.payload.title}`)];
  if (postBookmarkRemoved.match(action)) return [click(`Remove bookmark for ${action.payload.title}`)];
  if (toolAdded.match(action)) return [click(onToolPage ? 'Compare' : `Compare ${action.payload.tool.name}`)];
  if (toolRemoved.match(action))
    return [click(onToolPage ? 'Remove' : `Remove ${action.payload.name} from comparison`)];
  if (comparisonCleared.match(action)) return [click('Clear')];
  if (voteCast.match(action) || voteWithdrawn.match(action)) {
    const vote = voteCast.match(action)
      ? action.payload.userVote
      : before.votes.ownVotes[action.payload.id]?.userVote;
    return [clickLike(vote === 'down' ? /^Not Helpful/ : /^Helpful/)];
  }
  if (themeToggled.match(action)) return [click(`Switch to ${action.payload.to} mode`)];
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
 * A Playwright test that does what the visitor of a session did, by the accessible names of the site's controls. Events without a
 * control of their own become comments.
 */
export function browserScript(session: Session): string {
  const marks = marksOf(session);
  let isFirst = true;
  const lines = [...replaySteps(session)].flatMap(({ number, action, previous }) => {
    if (marks[number - 1]?.origin !== 'visitor') return [];
    const about = `// ${number}: ${action.type}`;
    if (!routeChanged.match(action)) {
      return [about, ...(stepsOf(action, previous) ?? ['// It has no control of its own: do it by hand.'])];
    }
    const step = navigation(action.payload, previous, isFirst);
    isFirst = false;
    return [about, step];
  });
  return [
    "import { test } from './fixtures';",
    '',
    "test('what the visitor did', async ({ page }) => {",
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
