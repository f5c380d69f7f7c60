import { joinNonEmpty } from '../lib/text';

/** Returns a field's `aria-describedby`: the ids of its 'optional' label and of its hint or error. */
export function describedBy(
  fieldId: string,
  { optional, hasNote }: { optional: boolean; hasNote: boolean },
): string | undefined {
  return (
    joinNonEmpty([optional ? `${fieldId}-optional` : '', hasNote ? `${fieldId}-note` : ''], ' ') || undefined
  );
}
