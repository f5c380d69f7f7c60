import { loadedPart } from '../../../ui/loadedPart';

/** The panel with its checkboxes, lazy: most visits never open it. */
export const filterPanel = loadedPart(
  async () => (await import(/* webpackChunkName: "filter-panel" */ './FilterPanel')).FilterPanel,
);
