/** Returns a copy of a record without the fields that are undefined. */
export function withoutUndefined<Fields extends object>(fields: {
  [Field in keyof Fields]?: Fields[Field] | undefined;
}): Partial<Fields> {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) kept[field] = value;
  return kept as Partial<Fields>;
}
