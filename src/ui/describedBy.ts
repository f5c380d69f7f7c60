/** The ids of what is said about a field: that it is optional, and its hint or error. */
export function describedBy(
  fieldId: string,
  { optional, hasNote }: { optional: boolean; hasNote: boolean },
): string | undefined {
  const ids = [optional ? `${fieldId}-optional` : '', hasNote ? `${fieldId}-note` : ''];
  return ids.filter((id) => id !== '').join(' ') || undefined;
}
