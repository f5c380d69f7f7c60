import { loadedPart } from '../../../ui/loadedPart';

/** The empty state of the list, lazy: most visits never see it. */
export const emptyListPart = loadedPart(
  async () => (await import(/* webpackChunkName: "empty-list" */ './EmptyList')).EmptyList,
);
