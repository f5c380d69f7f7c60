import { limits } from './limits';

export type NoticeKind = 'success' | 'info' | 'error' | 'lightTheme' | 'darkTheme';

/** A toast (toasts-1 to toasts-15); `durationMs` only where it is not the usual one. */
export interface Notice {
  kind: NoticeKind;
  text: string;
  detail?: string;
  durationMs?: number;
  /** Whether it concerns the current screen, and disappears on navigation. */
  isOfScreen?: true;
}

/** Shows a notice to the visitor. */
export type Notify = (notice: Notice) => void;

const success = (text: string): Notice => ({ kind: 'success', text });
const info = (text: string): Notice => ({ kind: 'info', text });
const error = (text: string): Notice => ({ kind: 'error', text });
const ofScreen = (notice: Notice): Notice => ({ ...notice, isOfScreen: true });

/** The text of every toast, to the letter (toasts-1 to toasts-15). */
export const noticeText = {
  themeSwitched: (scheme: 'light' | 'dark'): Notice => ({
    kind: scheme === 'dark' ? 'darkTheme' : 'lightTheme',
    text: `Switched to ${scheme} mode`,
    durationMs: limits.themeNoticeMs,
  }),
  subscribed: { ...success('Success!'), detail: "You've been subscribed to our newsletter." },
  messageSent: { ...success('Message Sent'), detail: "Thank you for contacting us. We'll respond shortly." },
  toolSubmitted: success('Your tool was submitted successfully! Our team will review it soon.'),
  listingFailed: ofScreen(error('Error loading tools. Please try again later.')),
  trendingFailed: ofScreen(error('Error loading trending tools. Please try again later.')),
  addedToComparison: (name: string) => ofScreen(success(`${name} added to comparison`)),
  removedFromComparison: (name: string) => info(`${name} removed from comparison`),
  alreadyCompared: (name: string) => ofScreen(info(`${name} is already in your comparison list`)),
  comparisonFull: ofScreen(error('You can only compare up to 3 tools at once')),
  tooFewToCompare: ofScreen(error('Select at least 2 tools to compare')),
  toolBookmarked: success('Tool added to bookmarks'),
  toolBookmarkRemoved: info('Tool removed from bookmarks'),
  postBookmarked: (title: string) => success(`"${title}" added to bookmarks`),
  postBookmarkRemoved: (title: string) => info(`"${title}" removed from bookmarks`),
  notStored: error("Changes can't be saved on this device. They last until you close this page."),
  linkCopied: success('Link copied to clipboard'),
  listCopied: success('List copied as Markdown'),
  listNotCopied: ofScreen(error('The list could not be copied.')),
  linkNotCopied: ofScreen(error('The link could not be copied.')),
  removedOnBookmarksPage: (title: string) => info(`"${title}" has been removed from bookmarks`),
};
