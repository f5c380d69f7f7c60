/** The value that a record itself holds under a key; what every object inherits ('constructor') is none. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
