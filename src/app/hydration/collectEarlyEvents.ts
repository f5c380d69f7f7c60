import { isSearchKey } from '../../blocks/search/searchKey';
import { schemeOnPage, showScheme } from '../../platform/pageScheme';

import type { EarlyEvents } from './earlyEvents';
import { isLinkFollowed, isSearchSent } from './earlyTargets';
import { keepEarlySave } from './keepEarlySave';

/*
 * Inlined into the head of every prerendered page (server/build/compileInlineScripts.ts): collects the
 * visitor's events until the application handles them. It comes before the content, because a page is painted
 * and can be clicked while the rest of it is still loading. It is bundled, and may import small modules
 * without dependencies.
 */

const elements: EarlyEvents['elements'] = new Set();

/**
 * Switches the page's colour scheme, the one action that can be carried out here. The click is still
 * dispatched again later, to update the state.
 */
function switchScheme(button: HTMLElement): void {
  const before = schemeOnPage() === 'dark' ? 'dark' : 'light';
  early.schemeBefore ??= before;
  showScheme(before === 'dark' ? 'light' : 'dark');
  button.ariaLabel = `Switch to ${before} mode`;
  // Two clicks cancel each other out.
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
  // Only until the application takes over.
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
  // Shows that the press was registered (delivery-55).
  if (element instanceof HTMLButtonElement) element.ariaBusy = 'true';
}

const eventTypes = ['click', 'input', 'submit'];
for (const type of eventTypes) document.addEventListener(type, collect, true);

function stop(): void {
  for (const type of eventTypes) document.removeEventListener(type, collect, true);
  for (const element of elements) element.ariaBusy = null;
}

/** Milliseconds from the end of a press to its click: on touch screens the click comes in a later task. */
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
  // Otherwise the browser would open its own search.
  event.preventDefault();
  searchKeys.pressed = event;
}

document.addEventListener('keydown', collectSearchKey, true);

const early: EarlyEvents = { elements, stop, searchKeys, afterPress };
window.earlyEvents = early;
