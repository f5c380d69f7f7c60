import { current, isDraft } from '@reduxjs/toolkit';

/**
 * Returns a value of a draft as plain data, and the value itself when nothing of it has been changed. For
 * reducers that read much: Immer makes a draft of each part that is read.
 */
export const withoutDraft = <Value>(value: Value): Value =>
  isDraft(value) ? (current<unknown>(value) as Value) : value;
