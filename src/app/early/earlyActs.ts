/** What a visitor has done on a prerendered page before its code was there (`pageScript.ts`). */
export interface EarlyActs {
  /** Buttons pressed, fields changed, forms sent or the buttons that sent them; each once, by its last time. */
  elements: Set<HTMLElement>;
  /** From now on the application hears the visitor itself, or nobody does. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** How to type a text once more. React puts back the value it knows when it hydrates a field. */
function typingOf(field: TextField): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value !== field.defaultValue && field.value !== value) return;
    field.value = field.defaultValue;
    // Not by React's own setter on the field, which would take the text for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function selectionOf(field: HTMLSelectElement): () => void {
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function actOf(element: HTMLElement): () => void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return typingOf(element);
  if (element instanceof HTMLSelectElement) return selectionOf(element);
  if (element instanceof HTMLFormElement) return () => element.requestSubmit();
  return () => element.click();
}

const kinds = ['click', 'input', 'submit'] as const;

/** By element, in the order in which they were last done. */
const acts = new Map<HTMLElement, () => void>();
let stopKeeping: () => void = () => undefined;

/**
 * Goes on with what was kept while React takes over the page. From now on React hears a press itself, and hydrates
 * first what is pressed: what was pressed before and is pressed again is not to be done twice. A text or a
 * form that comes before its field or form is hydrated is nothing to React; those are still kept.
 */
export function takeEarlyActs(): void {
  const kept = window.earlyActs;
  delete window.earlyActs;
  if (!kept) return;
  const { elements, stop } = kept;
  const take = (event?: Event) => {
    for (const element of elements) {
      acts.delete(element);
      if (event?.type !== 'click') acts.set(element, actOf(element));
    }
    elements.clear();
  };
  take();
  for (const kind of kinds) document.addEventListener(kind, take, true);
  stopKeeping = () => {
    stop();
    for (const kind of kinds) document.removeEventListener(kind, take, true);
  };
}

/** Ends the keeping on a page that is not hydrated: what was pressed there is gone. */
export function dropEarlyActs(): void {
  window.earlyActs?.stop();
  delete window.earlyActs;
}

/** Holds back what was pressed before the presses were repeated, and only now comes to be heard. */
function ignoreUntil(time: number, pressed: readonly HTMLElement[]): void {
  const hear = (event: Event) => {
    if (event.timeStamp > time) document.removeEventListener('click', hear, true);
    else if (pressed.some((element) => element.contains(event.target as Node))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', hear, true);
}

/** Does once more, for the application, what the visitor did before it was there; what is gone since is left. */
export function repeatEarlyActs(): void {
  stopKeeping();
  const taken = [...acts];
  acts.clear();
  for (const [element, act] of taken) if (element.isConnected) act();
  if (taken.length > 0) {
    ignoreUntil(
      performance.now(),
      taken.map(([element]) => element),
    );
  }
}
