import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { toolFoundMissing, toolOpened } from '../../domain/events';
import { asRemote } from '../../domain/remote';
import {
  postBookmarked,
  postBookmarkRemoved,
  toolBookmarked,
  toolBookmarkRemoved,
} from '../../features/bookmarks/bookmarksSlice';
import { comparisonCleared, toolAdded, toolRemoved } from '../../features/compare/compareSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { voteCast } from '../../features/votes/votesSlice';
import { readRecord } from '../../lib/read';
import { acceptTime, now } from '../../platform/clock';

/** Raised when the shape of a shared event changes: tabs that run another version are not understood. */
const format = 2;

/**
 * What happens to things that are stored, and so in every tab. Filters are each tab's own (storage-15,
 * list-35).
 */
export const isShared = isAnyOf(
  toolBookmarked,
  toolBookmarkRemoved,
  postBookmarked,
  postBookmarkRemoved,
  toolAdded,
  toolRemoved,
  comparisonCleared,
  voteCast,
  toolOpened,
  toolFoundMissing,
  submissionSaved,
  themeToggled,
);

/** An event as it is told to the other tabs. */
export function tabMessageOf(action: UnknownAction): unknown {
  return { format, sentAt: now(), action };
}

/** The event that another tab told, marked as remote; undefined for what is none of this version. */
export function readTabMessage(message: unknown): UnknownAction | undefined {
  const { format: theirs, sentAt, action } = readRecord(message) ?? {};
  if (theirs !== format || typeof sentAt !== 'string' || !isShared(action)) return undefined;
  acceptTime(sentAt);
  return asRemote(action);
}
