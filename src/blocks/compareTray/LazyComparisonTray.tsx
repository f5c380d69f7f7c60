import { Suspense, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { Tool } from '../../domain/tool';
import { selectComparedTools } from '../../features/compare/compareSlice';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHasBeen } from '../../ui/useHasBeen';

const tray = lazyComponent(
  async () => (await import(/* webpackChunkName: "compare-tray" */ './ComparisonTray')).ComparisonTray,
  // The site works without the tray; the chosen tools stay in the store.
  () => null,
);

const none: readonly Tool[] = [];

/** The tools in the tray: the chosen ones, and none on the comparison, which shows them itself (shell-9). */
export function useTrayTools(): readonly Tool[] {
  const tools = useSelector(selectComparedTools);
  return /^\/compare(\/|$)/.test(useLocation().pathname) ? none : tools;
}

/** The comparison tray; its code loads when the first tool is chosen. Deferred: the pressed button is painted first. */
export function LazyComparisonTray() {
  const tools = useDeferredValue(useTrayTools());
  // It stays mounted, for its exit transition.
  return useHasBeen(tools.length > 0) ? (
    <Suspense>
      <tray.Component tools={tools} />
    </Suspense>
  ) : null;
}
