import type { Notice, Notify } from '../../domain/noticeText';

let show: Notify | undefined;
let wake: (() => void) | undefined;
const waiting: Notice[] = [];

/** Shows a notice; the first one loads the code that shows them, and waits for it. */
export const notify: Notify = (notice) => {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  wake?.();
};

/** The place on the page tells here how to load what shows notices. Gives the way to take that back. */
export function onFirstNotice(load: () => void): () => void {
  wake = load;
  if (waiting.length > 0) load();
  return () => {
    wake = undefined;
  };
}

/** What shows notices is there: it gets those that waited, and all that come. */
export function showNoticesWith(shower: Notify): () => void {
  show = shower;
  for (const notice of waiting.splice(0)) shower(notice);
  return () => {
    show = undefined;
  };
}
