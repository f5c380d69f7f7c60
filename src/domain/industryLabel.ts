import { titleCaseSlug, toSlug } from '../lib/text';

import { industries, labelOf } from './options';

/** The label of an industry: the fixed list's, else the value in title case. */
export function industryLabel(value: string): string {
  const known = labelOf(industries, toSlug(value));
  return known === toSlug(value) ? titleCaseSlug(value) : known;
}
