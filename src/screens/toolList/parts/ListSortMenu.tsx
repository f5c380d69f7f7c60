import { settings } from '../../../domain/settings';
import { SortMenu } from '../../../ui/SortMenu';
import type { SortMenuProps } from '../../../ui/SortSelect';

/** What 'Recommended' means in other catalogues and in the embedded one (docs/content.md). */
const note = settings.isDemonstration
  ? 'Recommended: what most people look for first, as our editors see it; in a search, what fits best. Nobody can pay for a place.'
  : 'Recommended: the order of the catalogue; in a search, what fits best.';

/** The sort orders of the list, and what 'Recommended' means. */
export function ListSortMenu(props: SortMenuProps) {
  return <SortMenu {...props} note={note} />;
}
