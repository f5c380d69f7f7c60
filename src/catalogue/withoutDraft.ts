import { current, isDraft } from '@reduxjs/toolkit';

/** Returns a value of a draft as plain data: Immer would make a draft of each part that is read. */
export const withoutDraft = <Value>(value: Value): Value =>
  isDraft(value) ? (current<unknown>(value) as Value) : value;
