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

let acts: readonly { element: HTMLElement; act: () => void }[] = [];

/** Ends the keeping, before React takes over the page: from then on it hears the visitor itself. */
export function takeEarlyActs(): void {
  window.earlyActs?.stop();
  acts = [...(window.earlyActs?.elements ?? [])].map((element) => ({ element, act: actOf(element) }));
  delete window.earlyActs;
}

/** Does once more, for the application, what the visitor did before it was there; what is gone since is left. */
export function repeatEarlyActs(): void {
  const taken = acts;
  acts = [];
  for (const { element, act } of taken) if (element.isConnected) act();
}
