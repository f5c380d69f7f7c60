import { loadedPart } from '../../../ui/loadedPart';

/** What stands in place of an empty list: most visits never see it. */
export const emptyListPart = loadedPart(
  async () => (await import(/* webpackChunkName: "empty-list" */ './EmptyList')).EmptyList,
);
