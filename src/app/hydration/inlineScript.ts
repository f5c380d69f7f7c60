import { isSearchKey } from '../../blocks/search/searchKey';
import { afterNextPaint } from '../../platform/afterNextPaint';

import type { EarlyEvents } from './earlyEvents';
import { isLinkFollowed, isSearchSent } from './earlyTargets';

/*
 * Inlined into every prerendered page (server/build/compileInlineScript.ts): loads the page's data and the application's
 * scripts after the first paint, and collects the visitor's events until the application handles them. Bundled: it may import small
 * modules without dependencies.
 */

const elements: EarlyEvents['elements'] = new Set();

function collect(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  let element: Element | null = target;
  if (event instanceof SubmitEvent) {
    // Otherwise the browser would navigate, and React would handle the event before it is dispatched again.
    event.preventDefault();
    event.stopPropagation();
    element = event.submitter ?? target;
  } else if (event.type === 'click') {
    if (isLinkFollowed(event)) for (const one of elements) if (isSearchSent(one)) elements.delete(one);
    element = target.closest('button:not([type="submit"])');
  }
  if (!(element instanceof HTMLElement)) return;
  elements.delete(element);
  elements.add(element);
}

const eventTypes = ['click', 'input', 'submit'];
for (const type of eventTypes) document.addEventListener(type, collect, true);

function stop(): void {
  for (const type of eventTypes) document.removeEventListener(type, collect, true);
}

/** From the end of a press to its click, in milliseconds: a finger's click comes in a later task. */
const clickDelay = 50;
let isDown = false;
let whenEnded: (() => void) | undefined;
document.addEventListener('pointerdown', () => void (isDown = true), true);
for (const type of ['pointerup', 'pointercancel']) {
  document.addEventListener(
    type,
    () => {
      isDown = false;
      if (whenEnded) setTimeout(whenEnded, clickDelay);
      whenEnded = undefined;
    },
    true,
  );
}
const afterPress: EarlyEvents['afterPress'] = (callback) => {
  if (isDown) whenEnded = callback;
  else callback();
};

const searchKeys: EarlyEvents['searchKeys'] = {
  stop: () => document.removeEventListener('keydown', collectSearchKey, true),
};

function collectSearchKey(event: KeyboardEvent): void {
  if (!isSearchKey(event)) return;
  // Otherwise the browser would open a search of its own.
  event.preventDefault();
  searchKeys.pressed = event;
}

document.addEventListener('keydown', collectSearchKey, true);

window.earlyEvents = { elements, stop, searchKeys, afterPress };

// Scrolls the selected tab and its neighbour into view before the first paint, so that tabs do not move under a pointer.
const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
const row = tab?.parentElement?.parentElement;
if (tab && row) row.scrollLeft = tab.offsetLeft + tab.offsetWidth + 140 - row.clientWidth;

const { files = '', page = '' } = document.currentScript?.dataset ?? {};

function loadFiles(): void {
  window.pageData = fetch(page).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  for (const file of files.split(' ')) {
    const script = document.createElement('script');
    // Before the images that wait for a connection: a script that a script adds would come after them.
    script.fetchPriority = 'high';
    script.src = file;
    // Without scripts the page still works with the browser's default actions.
    script.addEventListener('error', () => {
      stop();
      searchKeys.stop();
    });
    document.head.append(script);
  }
}

afterNextPaint(loadFiles);
