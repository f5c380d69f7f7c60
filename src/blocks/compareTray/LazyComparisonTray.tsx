import { useSelector } from 'react-redux';

import { selectComparedTools } from '../../features/compare/compareSlice';
import { loadedPart } from '../../ui/loadedPart';

const tray = loadedPart(() =>
  import(/* webpackChunkName: "compare-tray" */ './ComparisonTray').then(
    ({ ComparisonTray }) => ComparisonTray,
    // The site works without the tray; the chosen tools stay in the store.
    () => () => null,
  ),
);

/** The comparison tray; its code loads when the first tool is chosen. */
export function LazyComparisonTray() {
  const tools = useSelector(selectComparedTools);
  return tray.useElement(tools.length > 0, { tools });
}
