import { afterNextPaint } from '../../platform/afterNextPaint';

import type {} from './earlyEvents';
import { sharedSheetSettled } from './sharedSheet';

/*
 * Inlined at the end of every prerendered page (server/build/compileInlineScripts.ts): loads the page's data
 * and the application's scripts after the first paint. It is bundled, and may import small modules without
 * dependencies.
 */

// Scrolls the selected tab and its neighbour into view before the first paint, to avoid a layout shift.
const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
const row = tab?.parentElement?.parentElement;
if (tab && row) row.scrollLeft = tab.offsetLeft + tab.offsetWidth + 140 - row.clientWidth;

const { files = '', page = '' } = document.currentScript?.dataset ?? {};
const [mainFile = '', ...screenFiles] = files.split(' ');

function addScript(file: string): void {
  const script = document.createElement('script');
  // A script that is added by a script has low priority, and would wait for images queued before it.
  script.fetchPriority = 'high';
  script.src = file;
  // Without scripts the page still works with the browser's default actions.
  script.addEventListener('error', () => {
    window.earlyEvents?.stop();
    window.earlyEvents?.searchKeys.stop();
  });
  document.head.append(script);
}

afterNextPaint(() => {
  addScript(mainFile);
  window.pageData = fetch(page).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  // The shared style sheet was requested before the main script. Once it is loaded, the main script gets most
  // of the bandwidth until the screen's scripts, which are needed after it, are requested.
  void sharedSheetSettled().then(() => screenFiles.forEach(addScript));
});
