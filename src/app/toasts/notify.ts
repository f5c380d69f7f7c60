import type { Notice, Notify } from '../../domain/noticeText';

export const maxAtOnce = 3;
const usualMs = 4000;
const errorMs = 7000;

/** Shows notices as toasts, once its code is loaded. */
interface NoticeBoard {
  show: Notify;
  /** Removes the notices about the previous screen. */
  leaveScreen: () => void;
}

const none: readonly Notice[] = [];
const subscribers = new Set<() => void>();
let waiting = none;
let board: NoticeBoard | undefined;

/** Notices of one kind replace each other: those of one topic, else identical texts about the same thing (toasts-23). */
export const kindOf = ({ topic, text, detail = '', subject = '' }: Notice) =>
  topic ?? `${text} ${detail}${subject}`;

export const durationOf = ({ kind, durationMs }: Notice) =>
  durationMs ?? (kind === 'error' ? errorMs : usualMs);

function setWaiting(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of subscribers) listener();
}

/** Shows a notice, or queues it until the code of the toasts is loaded. */
export const notify: Notify = (notice) => {
  if (board) board.show(notice);
  else {
    const others = waiting.filter((one) => kindOf(one) !== kindOf(notice));
    setWaiting([...others, notice].slice(-maxAtOnce));
  }
};

/** The queued notices, for useSyncExternalStore. */
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

/** Removes the notices about the previous screen after navigation, shown or queued. */
export function leaveScreen(): void {
  if (waiting.some(({ isOfScreen }) => isOfScreen))
    setWaiting(waiting.filter(({ isOfScreen }) => !isOfScreen));
  board?.leaveScreen();
}

/** Registers the loaded code of the toasts: it gets the queued notices and all later ones. */
export function showNoticesOn(shownOn: NoticeBoard): () => void {
  board = shownOn;
  const notices = waiting;
  setWaiting(none);
  for (const notice of notices) shownOn.show(notice);
  return () => {
    board = undefined;
  };
}
