import { categoryLabel } from '../../domain/categories';
import type { Option } from '../../domain/options';

import type { SavedPlace } from './useSavedPlaces';

/** The orders of the saved tools (saved-22). */
export const savedOrders: readonly Option[] = [
  { value: '', label: 'Last saved' },
  { value: 'name', label: 'Name' },
  { value: 'category', label: 'Category' },
];

/** Places under a heading; '' stands for none. */
export interface PlaceGroup {
  heading: string;
  places: readonly SavedPlace[];
}

const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** The places, the last saved first, in one of the orders: by category in a group for each, else in one. */
export function orderPlaces(places: readonly SavedPlace[], order: string): readonly PlaceGroup[] {
  if (order === 'name')
    return [{ heading: '', places: places.toSorted((a, b) => byText(a.tool.name, b.tool.name)) }];
  if (order !== 'category') return [{ heading: '', places }];
  const groups = new Map<string, SavedPlace[]>();
  for (const place of places) {
    const heading = categoryLabel(place.tool.category);
    const group = groups.get(heading);
    if (group) group.push(place);
    else groups.set(heading, [place]);
  }
  return [...groups.keys()].sort(byText).map((heading) => ({ heading, places: groups.get(heading) ?? [] }));
}

/** The groups with their first places, `most` in all. */
export function firstPlaces(groups: readonly PlaceGroup[], most: number): readonly PlaceGroup[] {
  let left = most;
  return groups.flatMap(({ heading, places }) => {
    const first = places.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ heading, places: first }] : [];
  });
}
