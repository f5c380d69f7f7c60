import { memo } from 'react';

import { sortOptionsOf } from '../../../domain/listingChoices';
import type { IdPage } from '../../../domain/normalizeResponse';
import { CloseOnLoadError } from '../../../ui/CloseOnLoadError';
import { lazyComponent } from '../../../ui/lazyComponent';
import { type SortMenuProps, SortSelect } from '../../../ui/SortSelect';

const sortMenu = lazyComponent<SortMenuProps>(
  async () => (await import(/* webpackChunkName: "list-controls" */ './ListSortMenu')).ListSortMenu,
  CloseOnLoadError,
);

interface Props {
  sort: string;
  result: IdPage | undefined;
  onChoose: (sort: string) => void;
}

/**
 * The sort order of the list: reserves its space until the response says which orders the host offers, and
 * renders nothing when it offers none (list-44, list-45).
 */
export const SortControl = memo(function SortControl({ sort, result, onChoose }: Props) {
  const options = sortOptionsOf(result);
  if (result && options.length === 0) return null;
  return <SortSelect options={options} chosen={sort} onChoose={onChoose} menu={sortMenu} />;
});
