import { loadedPart } from '../../ui/loadedPart';

/** The not-found page for screens that seldom need it. */
export const notFoundPart = loadedPart(
  async () => (await import(/* webpackChunkName: "not-found-page" */ './NotFound')).NotFound,
);
