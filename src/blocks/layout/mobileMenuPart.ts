import { loadedPart } from '../../ui/loadedPart';

/** The collapsed bar's menu, lazy: only narrow viewports need it. */
export const mobileMenuPart = loadedPart(
  async () => (await import(/* webpackChunkName: "mobile-menu" */ './MobileMenu')).MobileMenu,
);
