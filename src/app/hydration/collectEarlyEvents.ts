import { isSearchKey } from '../../blocks/search/searchKey';
import { schemeOnPage, showScheme } from '../../platform/pageScheme';

import type { EarlyEvents } from './earlyEvents';
import { isLinkFollowed, isSearchSent } from './earlyTargets';
import { keepEarlySave } from './keepEarlySave';

/*
 * Inlined into the head of every prerendered page (server/build/compileInlineScripts.ts): collects the visitor's events until
 * the application handles them. Before the content, since a page is painted and pressed while the rest of it is still on its
 * way. Bundled: it may import small modules without dependencies.
 */

const elements: EarlyEvents['elements'] = new Set();

/** The one press that can be answered here: it switches the page's scheme. Its click is dispatched again as well, for the state. */
function switchScheme(button: HTMLElement): void {
  const before = schemeOnPage() === 'dark' ? 'dark' : 'light';
  early.schemeBefore ??= before;
  showScheme(before === 'dark' ? 'light' : 'dark');
  button.ariaLabel = `Switch to ${before} mode`;
  // Twice is not at all.
  if (!elements.delete(button)) elements.add(button);
}

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
    element = target.closest('button:not([type=submit])');
  }
  if (!(element instanceof HTMLElement)) return;
  // Until the application takes over.
  if (window.earlyEvents === early) {
    const { saves, themeToggle } = element.dataset;
    if (themeToggle !== undefined) {
      switchScheme(element);
      return;
    }
    if (saves) keepEarlySave(saves);
  }
  elements.delete(element);
  elements.add(element);
  // The press is seen to be taken (delivery-55).
  if (element instanceof HTMLButtonElement) element.ariaBusy = 'true';
}

const eventTypes = ['click', 'input', 'submit'];
for (const type of eventTypes) document.addEventListener(type, collect, true);

function stop(): void {
  for (const type of eventTypes) document.removeEventListener(type, collect, true);
  for (const element of elements) element.ariaBusy = null;
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

const early: EarlyEvents = { elements, stop, searchKeys, afterPress };
window.earlyEvents = early;
