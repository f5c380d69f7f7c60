/** Returns a field's `aria-describedby`: the ids of its 'optional' label and of its hint or error. */
export function describedBy(
  fieldId: string,
  { optional, hasNote }: { optional: boolean; hasNote: boolean },
): string | undefined {
  const ids = [optional ? `${fieldId}-optional` : '', hasNote ? `${fieldId}-note` : ''];
  return ids.filter((id) => id !== '').join(' ') || undefined;
}
