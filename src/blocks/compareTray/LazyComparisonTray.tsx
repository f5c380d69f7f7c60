import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectComparedTools } from '../../features/compare/compareSlice';
import { lazyComponent } from '../../ui/lazyComponent';
import { useHasBeen } from '../../ui/useHasBeen';

const tray = lazyComponent(() =>
  import(/* webpackChunkName: "compare-tray" */ './ComparisonTray').then(
    ({ ComparisonTray }) => ComparisonTray,
    // The site works without the tray; the chosen tools stay in the store.
    () => () => null,
  ),
);

/** The comparison tray; its code loads when the first tool is chosen. */
export function LazyComparisonTray() {
  const tools = useSelector(selectComparedTools);
  // It stays mounted, for its exit transition.
  return useHasBeen(tools.length > 0) ? (
    <Suspense>
      <tray.Component tools={tools} />
    </Suspense>
  ) : null;
}
