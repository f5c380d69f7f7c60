import type { Notice, Notify } from '../../domain/noticeText';
import { afterNextPaint } from '../../platform/afterNextPaint';

export const maxAtOnce = 3;
const usualMs = 4000;
const errorMs = 7000;

/** Shows notices as toasts, once the toasts' code is loaded. */
interface NoticeBoard {
  show: Notify;
  /** Removes the previous screen's notices. */
  leaveScreen: () => void;
}

const none: readonly Notice[] = [];
const subscribers = new Set<() => void>();
/** Notices queued until the toasts' code is loaded. */
let waiting = none;
/** Notices to show after the next paint. */
let due = none;
let board: NoticeBoard | undefined;

/**
 * Returns the key of a notice. Notices with the same key replace each other: those of the same topic or,
 * without a topic, identical texts about the same subject (toasts-23).
 */
export const noticeKeyOf = ({ topic, text, detail = '', subject = '' }: Notice) =>
  topic ?? `${text} ${detail}${subject}`;

export const durationOf = ({ kind, durationMs }: Notice) =>
  durationMs ?? (kind === 'error' ? errorMs : usualMs);

function setWaiting(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of subscribers) listener();
}

const withNotice = (notices: readonly Notice[], notice: Notice) => [
  ...notices.filter((one) => noticeKeyOf(one) !== noticeKeyOf(notice)),
  notice,
];

const queue: Notify = (notice) => setWaiting(withNotice(waiting, notice).slice(-maxAtOnce));

function showDue(): void {
  const notices = due;
  due = none;
  for (const notice of notices) (board?.show ?? queue)(notice);
}

/**
 * Shows a notice after the next paint, so that a press does not wait for its toast; queues it if the toasts'
 * code is not loaded yet.
 */
export const notify: Notify = (notice) => {
  if (board) {
    if (due.length === 0) afterNextPaint(showDue);
    due = withNotice(due, notice);
  } else queue(notice);
};

/** The queued notices, as a store for `useSyncExternalStore`. */
export const waitingNotices = {
  subscribe: (listener: () => void) => {
    subscribers.add(listener);
    return () => void subscribers.delete(listener);
  },
  get: () => waiting,
  getOnServer: () => none,
};

/** Removes a queued notice that was shown as plain text. */
export function dropWaiting(notice: Notice): void {
  setWaiting(waiting.filter((one) => one !== notice));
}

/** Removes the previous screen's notices, shown or queued, after navigation. */
export function leaveScreen(): void {
  due = due.filter(({ isOfScreen }) => !isOfScreen);
  if (waiting.some(({ isOfScreen }) => isOfScreen))
    setWaiting(waiting.filter(({ isOfScreen }) => !isOfScreen));
  board?.leaveScreen();
}

/**
 * Registers the board of the loaded toasts, which gets the queued notices and all later ones. Returns a
 * function that unregisters it.
 */
export function showNoticesOn(shownOn: NoticeBoard): () => void {
  board = shownOn;
  const notices = waiting;
  setWaiting(none);
  for (const notice of notices) shownOn.show(notice);
  return () => {
    board = undefined;
  };
}
