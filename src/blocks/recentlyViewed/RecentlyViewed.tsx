import { memo, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectRecentlyViewed } from '../../features/recentlyViewed/recentlyViewedSlice';
import { lazyComponent } from '../../ui/lazyComponent';

const strip = lazyComponent(
  async () => (await import(/* webpackChunkName: "recently-viewed" */ './ViewedStrip')).ViewedStrip,
  // The screen works without it.
  () => null,
);

/** The recently viewed tools. Their code is loaded if there are any. */
export const RecentlyViewed = memo(function RecentlyViewed() {
  const tools = useSelector(selectRecentlyViewed);
  return tools.length > 0 ? (
    <Suspense>
      <strip.Component tools={tools} />
    </Suspense>
  ) : null;
});
