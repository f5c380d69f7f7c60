import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { toolFoundMissing, toolOpened } from '../../domain/events';
import { asRemote } from '../../domain/remote';
import { bookmarksSlice } from '../../features/bookmarks/bookmarksSlice';
import { compareSlice } from '../../features/compare/compareSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { votesSlice } from '../../features/votes/votesSlice';
import { readObject } from '../../lib/read';
import { followTime, now } from '../../platform/clock';

/** Increment this when the shape of a shared event changes: tabs ignore messages of another version. */
const messageFormat = 5;

/**
 * Matches the events that every tab handles because they change persisted state (storage-15, list-35).
 * Filters are separate in each tab, and recent searches reach other tabs through storage only.
 */
export const isSyncedAcrossTabs = isAnyOf(
  ...Object.values(bookmarksSlice.actions),
  ...Object.values(compareSlice.actions),
  ...Object.values(votesSlice.actions),
  toolOpened,
  toolFoundMissing,
  submissionSaved,
  themeToggled,
);

/** Returns the message that sends an event to the other tabs. */
export function tabMessageOf(action: UnknownAction): unknown {
  return { format: messageFormat, sentAt: now(), action };
}

/** Returns the event in another tab's message, marked as remote; undefined for other messages or versions. */
export function readTabMessage(message: unknown): UnknownAction | undefined {
  const { format, sentAt, action } = readObject(message) ?? {};
  if (format !== messageFormat || typeof sentAt !== 'string' || !isSyncedAcrossTabs(action)) return undefined;
  // This only advances the clock; conflicts are resolved by the times in the events.
  followTime(sentAt);
  return asRemote(action);
}
