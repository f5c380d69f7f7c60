import { CloseOnLoadError } from '../../ui/CloseOnLoadError';
import { lazyComponent } from '../../ui/lazyComponent';

/** The menu of the collapsed top bar, which only narrow viewports need. */
export const mobileMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "mobile-menu" */ './MobileMenu')).MobileMenu,
  CloseOnLoadError,
);
