import type { Scheme } from '../../domain/events';
import { schemeOnPage } from '../../platform/pageScheme';

import { isLinkFollowed, isSearchSent } from './earlyTargets';

/** The events on a prerendered page before hydration, collected by `collectEarlyEvents.ts` (delivery-3). */
export interface EarlyEvents {
  /**
   * Clicked buttons, changed fields, and submitted forms or their submitters. Each is here once, in the order
   * of its last event.
   */
  elements: Set<HTMLElement>;
  /** Removes the inline script's listeners for `elements`. */
  stop: () => void;
  /** The last press of the search key. Collected even after `elements` have been taken over. */
  searchKeys: { pressed?: KeyboardEvent; stop: () => void };
  /** The page's colour scheme before a click switched it. */
  schemeBefore?: Scheme;
  /** Calls back immediately, or when the current press has ended. */
  afterPress: (callback: () => void) => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns a function that enters the field's text again, since hydration resets it to React's value. */
function redispatchInput(field: TextField): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value !== field.defaultValue && field.value !== value) return;
    field.value = field.defaultValue;
    // The native setter: React's own, on the element, would track the value and then ignore the input event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function redispatchChange(field: HTMLSelectElement): () => void {
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Returns the state of a toggle: whether it is on, or has opened something. */
const toggleState = ({ ariaExpanded, dataset }: HTMLElement) => ariaExpanded ?? dataset.on;

/**
 * Ignores the next click on a toggle whose state has changed in the meantime: a page is prerendered with
 * every toggle off, and the stored state has already done what the click was meant to do (delivery-60). React
 * hydrates the toggle when the click is captured at the root, before this listener runs, and handles the
 * click after it has bubbled. Returns a function that removes the listener.
 */
function ignoreIfDone(button: HTMLElement, before: string | undefined): () => void {
  const onClick = (event: Event) => {
    if (toggleState(button) !== before) event.stopPropagation();
  };
  button.addEventListener('click', onClick);
  return () => button.removeEventListener('click', onClick);
}

function redispatchClick(button: HTMLElement): () => void {
  const before = toggleState(button);
  return () => {
    const stopIgnoring = ignoreIfDone(button, before);
    button.click();
    stopIgnoring();
  };
}

function redispatcherOf(element: HTMLElement): () => void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return redispatchInput(element);
  if (element instanceof HTMLSelectElement) return redispatchChange(element);
  if (element instanceof HTMLFormElement) return () => element.requestSubmit();
  return redispatchClick(element);
}

const eventTypes = ['click', 'input', 'submit'] as const;

/** Functions that dispatch each element's last event again, in the order of those events. */
const redispatchers = new Map<HTMLElement, () => void>();
let stopCapturing: () => void = () => undefined;
let searchKeys: EarlyEvents['searchKeys'] | undefined;
let afterPress: EarlyEvents['afterPress'] | undefined;

/**
 * Takes over from the inline script and keeps capturing during hydration. From now on React handles clicks
 * itself, by hydrating the clicked boundary first, so an early click that the visitor repeats must not be
 * dispatched again as well. Input and submit events are still captured, because React does not see them until
 * their field or form is hydrated.
 */
export function captureEarlyEvents(): void {
  const early = window.earlyEvents;
  delete window.earlyEvents;
  if (!early) return;
  const { elements, stop } = early;
  ({ searchKeys, afterPress } = early);
  const capture = (event?: Event) => {
    for (const element of elements) {
      redispatchers.delete(element);
      if (event?.type === 'click') {
        element.removeAttribute('aria-busy');
        // Ignore only this click: the listener is removed once it has bubbled.
        setTimeout(ignoreIfDone(element, toggleState(element)));
      } else redispatchers.set(element, redispatcherOf(element));
    }
    elements.clear();
    if (event && isLinkFollowed(event)) {
      for (const element of redispatchers.keys()) if (isSearchSent(element)) redispatchers.delete(element);
    }
  };
  capture();
  for (const type of eventTypes) document.addEventListener(type, capture, true);
  stopCapturing = () => {
    stop();
    for (const type of eventTypes) document.removeEventListener(type, capture, true);
  };
}

/**
 * Discards the early events on elements, when the page is rendered from scratch instead of hydrated. Returns
 * the colour scheme that the visitor chose with an early click, since the page has already switched to it.
 */
export function discardEarlyEvents(): Scheme | undefined {
  const { schemeBefore } = window.earlyEvents ?? {};
  window.earlyEvents?.stop();
  searchKeys = window.earlyEvents?.searchKeys;
  delete window.earlyEvents;
  const shown = schemeOnPage();
  return schemeBefore === undefined || schemeBefore === shown ? undefined : shown;
}

/** Dispatches the search key again once the application listens for it (search-2). */
export function redispatchSearchKey(): void {
  searchKeys?.stop();
  if (searchKeys?.pressed) window.dispatchEvent(new KeyboardEvent('keydown', searchKeys.pressed));
  searchKeys = undefined;
}

/** Swallows clicks that happened before the events were dispatched again but arrive afterwards. */
function ignoreClicksBefore(time: number, redispatched: readonly HTMLElement[]): void {
  const onClick = (event: Event) => {
    if (event.timeStamp > time) document.removeEventListener('click', onClick, true);
    else if (redispatched.some((element) => element.contains(event.target as Node))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', onClick, true);
}

/**
 * Dispatches the early events again after hydration, except on elements that have been removed. Waits until
 * the current press has ended, because the search might replace the link that is being pressed (delivery-45).
 */
export function redispatchEarlyEvents(): void {
  if (afterPress) afterPress(redispatch);
  else redispatch();
}

const isCapturedClick = (element: HTMLElement): boolean => element.matches('button:not([type="submit"])');

/**
 * Dispatches early clicks again when hydration begins, so that React hydrates their targets first and
 * synchronously. Does nothing if a field or a form is among the elements: React cannot handle those yet, and
 * the order of events matters.
 */
export function redispatchEarlyClicks(): void {
  if (redispatchers.size > 0 && [...redispatchers.keys()].every(isCapturedClick))
    afterPress?.(dispatchCaptured);
}

function redispatch(): void {
  stopCapturing();
  dispatchCaptured();
}

function dispatchCaptured(): void {
  const captured = [...redispatchers];
  redispatchers.clear();
  for (const [element, dispatch] of captured) {
    element.removeAttribute('aria-busy');
    if (element.isConnected) dispatch();
  }
  if (captured.length > 0) {
    ignoreClicksBefore(
      performance.now(),
      captured.map(([element]) => element),
    );
  }
}
