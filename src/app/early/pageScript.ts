import type { EarlyActs } from './earlyActs';

/*
 * Stands inside every prerendered page (server/build/compilePageScript.ts): asks for the application's code once the page
 * has been painted, and keeps what a visitor does until that code has taken over.
 */

const elements: EarlyActs['elements'] = new Set();

function keep(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  let element: Element | null = target;
  if (event instanceof SubmitEvent) {
    // The browser would leave the page with it; and React, should it hear it, would have it twice.
    event.preventDefault();
    event.stopPropagation();
    element = event.submitter ?? target;
  } else if (event.type === 'click') {
    element = target.closest('button:not([type="submit"])');
  }
  if (!(element instanceof HTMLElement)) return;
  elements.delete(element);
  elements.add(element);
}

const kinds = ['click', 'input', 'submit'];
for (const kind of kinds) document.addEventListener(kind, keep, true);

function stop(): void {
  for (const kind of kinds) document.removeEventListener(kind, keep, true);
}

window.earlyActs = { elements, stop };

// The chosen tab is in view, with its neighbour, when the page is first painted: no later than a visitor aims at one.
const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
const row = tab?.parentElement?.parentElement;
if (tab && row) row.scrollLeft = tab.offsetLeft + tab.offsetWidth + 140 - row.clientWidth;

const files = document.currentScript?.dataset.files?.split(' ') ?? [];

function loadFiles(): void {
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    // Without its code the page still has what the browser does by itself.
    script.addEventListener('error', stop);
    document.head.append(script);
  }
}

// A page in the background is painted only when it is looked at.
if (document.hidden) loadFiles();
else requestAnimationFrame(() => setTimeout(loadFiles));
