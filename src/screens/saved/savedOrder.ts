import { categoryLabel } from '../../domain/categories';
import type { Option } from '../../domain/options';

import type { SavedSlot } from './useSavedSlots';

/** The sort orders of the saved tools (saved-22). */
export const savedOrders: readonly Option[] = [
  { value: '', label: 'Last saved' },
  { value: 'name', label: 'Name' },
  { value: 'category', label: 'Category' },
];

/** Slots under a heading; '' means no heading. */
export interface SlotGroup {
  heading: string;
  slots: readonly SavedSlot[];
}

const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Sorts slots, which come last saved first: by category with one group each, otherwise in a single group. */
export function orderSlots(slots: readonly SavedSlot[], order: string): readonly SlotGroup[] {
  if (order === 'name')
    return [{ heading: '', slots: slots.toSorted((a, b) => byText(a.tool.name, b.tool.name)) }];
  if (order !== 'category') return [{ heading: '', slots }];
  const groups = new Map<string, SavedSlot[]>();
  for (const slot of slots) {
    const heading = categoryLabel(slot.tool.category);
    const group = groups.get(heading);
    if (group) group.push(slot);
    else groups.set(heading, [slot]);
  }
  return [...groups.keys()].sort(byText).map((heading) => ({ heading, slots: groups.get(heading) ?? [] }));
}

/** Returns the groups cut to their first `most` slots in all. */
export function firstSlots(groups: readonly SlotGroup[], most: number): readonly SlotGroup[] {
  let left = most;
  return groups.flatMap(({ heading, slots }) => {
    const first = slots.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ heading, slots: first }] : [];
  });
}
