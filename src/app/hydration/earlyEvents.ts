import type { Scheme } from '../../domain/events';
import { schemeOnPage } from '../../platform/pageScheme';

import { isLinkFollowed, isSearchSent } from './earlyTargets';

/** The events of a prerendered page from before hydration, collected by an inline script (delivery-3; `collectEarlyEvents.ts`). */
export interface EarlyEvents {
  /** Buttons clicked, fields changed, and forms submitted or their submitters; each once, ordered by its last event. */
  elements: Set<HTMLElement>;
  /** Removes the inline script's listeners for these. */
  stop: () => void;
  /** The last key press that asked for the search, also after `elements` have been taken over. */
  searchKeys: { pressed?: KeyboardEvent; stop: () => void };
  /** The page's colour scheme before a press has switched it. */
  schemeBefore?: Scheme;
  /** Calls back at once, or when the press that is under way has ended. */
  afterPress: (callback: () => void) => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns a function that types the field's text again: React resets a field to the value it knows on hydration. */
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

/** What a press of a toggle changes: whether it is on, or has opened something. */
const toggleState = ({ ariaExpanded, dataset }: HTMLElement) => ariaExpanded ?? dataset.on;

/**
 * Ignores the next click on a toggle whose state has changed by then, since what is stored has already done what it was pressed for (delivery-60): a
 * page is prerendered with every toggle off. React hydrates it when the click is captured at its root, which is before it gets here,
 * and handles the click when it has bubbled. Returns a function that stops it.
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

/** How to dispatch again each element's last event, in the order of those events. */
const redispatchers = new Map<HTMLElement, () => void>();
let stopCapturing: () => void = () => undefined;
let searchKeys: EarlyEvents['searchKeys'] | undefined;
let afterPress: EarlyEvents['afterPress'] | undefined;

/**
 * Takes over from the inline script and keeps capturing during hydration. From here on React handles a click itself,
 * by hydrating the clicked boundary first, so an early click that is repeated now must not be dispatched again as well.
 * Input and submit events before their field or form is hydrated are unknown to React: these are still captured.
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
        // Until this click has bubbled.
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
 * Discards the early events on elements, on a page that is rendered anew instead of hydrated. Returns the scheme that a press has
 * chosen: it was answered, and holds.
 */
export function discardEarlyEvents(): Scheme | undefined {
  const { schemeBefore } = window.earlyEvents ?? {};
  window.earlyEvents?.stop();
  searchKeys = window.earlyEvents?.searchKeys;
  delete window.earlyEvents;
  const shown = schemeOnPage();
  return schemeBefore === undefined || schemeBefore === shown ? undefined : shown;
}

/** Presses the search key again, once the application listens to it (search-2). */
export function redispatchSearchKey(): void {
  searchKeys?.stop();
  if (searchKeys?.pressed) window.dispatchEvent(new KeyboardEvent('keydown', searchKeys.pressed));
  searchKeys = undefined;
}

/** Swallows clicks that happened before the events were dispatched again but arrive only after it. */
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
 * Dispatches the early events again after hydration, except on elements that have been removed since. A press that is
 * under way ends first: a search could replace the link that it is on (delivery-45).
 */
export function redispatchEarlyEvents(): void {
  if (afterPress) afterPress(redispatch);
  else redispatch();
}

const isCapturedClick = (element: HTMLElement): boolean => element.matches('button:not([type="submit"])');

/**
 * Dispatches early clicks again when hydration begins: React then hydrates what they are on first, and at once. Not where a field or
 * a form is among them, since React cannot handle those yet, and the order of what was done counts.
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
