import type { Notice, Notify } from '../../domain/noticeText';

export const mostAtOnce = 3;
const usualMs = 4000;
const errorMs = 7000;

/** What shows notices once its code is there. */
interface NoticeBoard {
  show: Notify;
  /** Takes away the notices about the screen that was left. */
  leaveScreen: () => void;
}

const none: readonly Notice[] = [];
const subscribers = new Set<() => void>();
let waiting = none;
let board: NoticeBoard | undefined;

/** Notices of one kind replace each other: both themes, and every text that is shown already. */
export const kindOf = ({ kind, text }: Notice) => (kind.endsWith('Theme') ? 'theme' : text);

export const durationOf = ({ kind, durationMs }: Notice) =>
  durationMs ?? (kind === 'error' ? errorMs : usualMs);

function setWaiting(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of subscribers) listener();
}

/** Shows a notice. Until the code that shows toasts is there, it waits. */
export const notify: Notify = (notice) => {
  if (board) board.show(notice);
  else {
    const others = waiting.filter((one) => kindOf(one) !== kindOf(notice));
    setWaiting([...others, notice].slice(-mostAtOnce));
  }
};

/** The notices that wait for the code of the toasts, as an external store of React. */
export const waitingNotices = {
  subscribe: (listener: () => void) => {
    subscribers.add(listener);
    return () => void subscribers.delete(listener);
  },
  get: () => waiting,
  getOnServer: () => none,
};

/** A waiting notice was read in another way. */
export function dropWaiting(notice: Notice): void {
  setWaiting(waiting.filter((one) => one !== notice));
}

/** The visitor has left a screen: the notices about it go, shown or waiting. */
export function leaveScreen(): void {
  if (waiting.some(({ isOfScreen }) => isOfScreen))
    setWaiting(waiting.filter(({ isOfScreen }) => !isOfScreen));
  board?.leaveScreen();
}

/** The code that shows toasts is there: it gets the notices that waited, and all that come. */
export function showNoticesOn(shownOn: NoticeBoard): () => void {
  board = shownOn;
  const notices = waiting;
  setWaiting(none);
  for (const notice of notices) shownOn.show(notice);
  return () => {
    board = undefined;
  };
}
