import { Suspense, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { Tool } from '../../domain/tool';
import { selectComparedTools } from '../../features/compare/compareSlice';
import { lazyComponent } from '../../ui/lazyComponent';
import { useEverTrue } from '../../ui/useEverTrue';

const tray = lazyComponent(
  async () => (await import(/* webpackChunkName: "compare-tray" */ './ComparisonTray')).ComparisonTray,
  // The site works without the tray; the chosen tools stay in the store.
  () => null,
);

const none: readonly Tool[] = [];

/** Returns the tools in the tray: the chosen ones, but none on the comparison, which shows them (shell-9). */
export function useTrayTools(): readonly Tool[] {
  const tools = useSelector(selectComparedTools);
  return /^\/compare(\/|$)/.test(useLocation().pathname) ? none : tools;
}

/**
 * The comparison tray, whose code is loaded when the first tool is chosen. Deferred, so that the pressed
 * button is painted first.
 */
export function LazyComparisonTray() {
  const tools = useDeferredValue(useTrayTools());
  // Stays mounted after the last tool is removed, for its exit transition.
  return useEverTrue(tools.length > 0) ? (
    <Suspense>
      <tray.Component tools={tools} />
    </Suspense>
  ) : null;
}
