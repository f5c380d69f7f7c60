import { CloseOnLoadError } from '../../ui/CloseOnLoadError';
import { lazyComponent } from '../../ui/lazyComponent';

/** The panel of filters, on wide viewports. */
export const filterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-controls" */ './parts/FilterPanel')).FilterPanel,
  ({ isOpen, onEscape }) => (isOpen ? <CloseOnLoadError onClose={onEscape} /> : null),
);

/** The sheet of filters, on phones. */
export const filterSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-controls" */ './parts/FilterSheet')).FilterSheet,
  ({ onClosed }) => <CloseOnLoadError onClose={onClosed} />,
);
