/** Returns the message of what was thrown, or as text what is not an Error. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
