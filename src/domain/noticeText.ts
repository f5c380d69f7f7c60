import type { UnknownAction } from '@reduxjs/toolkit';

import { countOf } from '../lib/text';

import type { Scheme } from './events';
import { limits } from './limits';
import { paths } from './paths';
import type { Post } from './post';
import { settings } from './settings';
import type { Tool } from './tool';

export type NoticeKind = 'success' | 'info' | 'error' | 'lightTheme' | 'darkTheme';

/**
 * What a toast's button does: dispatch an event and return to the address before it, or open a page of the
 * site.
 */
export type NoticeAction =
  { label: 'Undo'; event: UnknownAction; to?: string | undefined } | { label: 'View'; to: string };

/** A toast (docs/product/toasts.md). `durationMs` is set only when it differs from the default. */
export interface Notice {
  kind: NoticeKind;
  text: string;
  detail?: string;
  /** The names of the affected items, when the text does not contain them; not announced. */
  subject?: string;
  /** A newer notice with the same topic replaces this one. */
  topic?: string;
  durationMs?: number;
  /** Whether it concerns the current screen and disappears on navigation. */
  isOfScreen?: true;
  action?: NoticeAction;
}

/** Shows a notice to the visitor. */
export type Notify = (notice: Notice) => void;

const success = (text: string): Notice => ({ kind: 'success', text });
const info = (text: string): Notice => ({ kind: 'info', text });
const error = (text: string): Notice => ({ kind: 'error', text });
const ofScreen = (notice: Notice): Notice => ({ ...notice, isOfScreen: true });

/**
 * Adds an undo button (toasts-18): `event` undoes the change; `to` is the previous address if that changed
 * too.
 */
const undoable = (notice: Notice, event: UnknownAction, to?: string): Notice => ({
  ...notice,
  durationMs: limits.undoNoticeMs,
  action: { label: 'Undo', event, to },
});
const about = (topic: string, notice: Notice): Notice => ({ ...notice, topic });
const viewable = (notice: Notice, to: string): Notice => ({ ...notice, action: { label: 'View', to } });

type NamedTool = Pick<Tool, 'id' | 'name'>;
type NamedPost = Pick<Post, '_id' | 'title'>;

const toolCount = (count: number) => countOf(count, 'tool', 'tools');
const articleCount = (count: number) => countOf(count, 'article', 'articles');
const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

/** The exact text of every toast (toasts-1 to toasts-15, toasts-20, toasts-24, toasts-25). */
export const noticeText = {
  themeSwitched: (scheme: Scheme): Notice => ({
    kind: scheme === 'dark' ? 'darkTheme' : 'lightTheme',
    text: `Switched to ${scheme} mode`,
    topic: 'theme',
    durationMs: limits.themeNoticeMs,
  }),
  subscribed: { ...success('Success!'), detail: "You've been subscribed to our newsletter." },
  messageSent: { ...success('Message Sent'), detail: "Thank you for contacting us. We'll respond shortly." },
  toolSubmitted: success('Your tool was submitted successfully! Our team will review it soon.'),
  /** The forms show these texts too, while they are on the screen. */
  addressNotSent: error('Your address could not be sent. Please try again later.'),
  messageNotSent: error(
    `Your message could not be sent. Please try again later, or write to ${settings.contactEmail}.`,
  ),
  submissionFailed: error('Something went wrong. Please try again later.'),
  reportFailed: error('The report could not be loaded. Check your connection and try again.'),
  listingFailed: ofScreen(error('Error loading tools. Please try again later.')),
  trendingFailed: ofScreen(error('Error loading trending tools. Please try again later.')),
  addedToComparison: ({ id, name }: NamedTool) =>
    about(`comparison: ${id}`, ofScreen(success(`${name} added to comparison`))),
  removedFromComparison: ({ id, name }: NamedTool, undo: UnknownAction, address?: string) =>
    about(`comparison: ${id}`, undoable(info(`${name} removed from comparison`), undo, address)),
  comparisonCleared: (tools: readonly { name: string }[], undo: UnknownAction) =>
    undoable({ ...info('Comparison cleared'), subject: namesOf(tools) }, undo),
  comparisonReplaced: (tools: readonly { name: string }[], undo: UnknownAction, address?: string) =>
    undoable({ ...info('Comparison changed'), subject: namesOf(tools) }, undo, address),
  alreadyCompared: (name: string) => ofScreen(info(`${name} is already in your comparison list`)),
  comparisonFull: ofScreen(error('You can only compare up to 3 tools at once')),
  tooFewToCompare: ofScreen(error('Select at least 2 tools to compare')),
  toolBookmarked: ({ id, name }: NamedTool) =>
    about(
      `tool: ${id}`,
      viewable({ ...success('Tool added to bookmarks'), subject: name }, paths.savedTools),
    ),
  toolBookmarkRemoved: ({ id, name }: NamedTool, undo: UnknownAction) =>
    about(`tool: ${id}`, undoable({ ...info('Tool removed from bookmarks'), subject: name }, undo)),
  toolBookmarksRemoved: (count: number, undo: UnknownAction) =>
    undoable(info(`${toolCount(count)} removed from bookmarks`), undo),
  postBookmarked: ({ _id, title }: NamedPost) =>
    about(`article: ${_id}`, viewable(success(`"${title}" added to bookmarks`), paths.bookmarks)),
  postBookmarkRemoved: ({ _id, title }: NamedPost, undo: UnknownAction) =>
    about(`article: ${_id}`, undoable(info(`"${title}" removed from bookmarks`), undo)),
  postBookmarksRemoved: (count: number, undo: UnknownAction) =>
    undoable(info(`${articleCount(count)} removed from bookmarks`), undo),
  bookmarksImported: (tools: number, articles: number, undo: UnknownAction) => {
    const counts = [tools > 0 && toolCount(tools), articles > 0 && articleCount(articles)];
    return undoable(success(`${counts.filter(Boolean).join(' and ')} added to bookmarks`), undo);
  },
  keptAside: info(
    "Data saved here by another version of this site can't be shown. It is kept on this device.",
  ),
  notStored: error("Changes can't be saved on this device. They last until you close this page."),
  linkCopied: success('Link copied to clipboard'),
  listCopied: success('List copied as Markdown'),
  listNotCopied: ofScreen(error('The list could not be copied.')),
  linkNotCopied: ofScreen(error('The link could not be copied.')),
  removedOnBookmarksPage: ({ _id, title }: NamedPost, undo: UnknownAction) =>
    about(`article: ${_id}`, undoable(info(`"${title}" has been removed from bookmarks`), undo)),
};
