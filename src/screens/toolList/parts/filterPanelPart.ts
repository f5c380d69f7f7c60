import { loadedPart } from '../../../ui/loadedPart';

/** The panel with its checkboxes: most visits never open it, so its code loads when it is first wanted. */
export const filterPanel = loadedPart(
  async () => (await import(/* webpackChunkName: "filter-panel" */ './FilterPanel')).FilterPanel,
);
