import { titleCaseSlug, toSlug } from '../lib/text';

import { industries, labelOf } from './options';

/** Returns the label of an industry from the fixed list, else the value in title case. */
export function industryLabel(value: string): string {
  const known = labelOf(industries, toSlug(value));
  return known === toSlug(value) ? titleCaseSlug(value) : known;
}
