import { loadedPart } from '../../ui/loadedPart';

/** The not-found page, lazy, for screens that rarely need it. */
export const notFoundPart = loadedPart(
  async () => (await import(/* webpackChunkName: "not-found-page" */ './NotFound')).NotFound,
);
