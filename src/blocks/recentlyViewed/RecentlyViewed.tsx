import { useSelector } from 'react-redux';

import { selectRecentlyViewed } from '../../features/recentlyViewed/recentlyViewedSlice';
import { loadedPart } from '../../ui/loadedPart';

const strip = loadedPart(() =>
  import(/* webpackChunkName: "recently-viewed" */ './ViewedStrip').then(
    ({ ViewedStrip }) => ViewedStrip,
    // The screen works without it.
    () => () => null,
  ),
);

/** The recently viewed tools; their code loads when there are any. */
export function RecentlyViewed() {
  const tools = useSelector(selectRecentlyViewed);
  const hasTools = tools.length > 0;
  const element = strip.useElement(hasTools, { tools });
  return hasTools ? element : null;
}
