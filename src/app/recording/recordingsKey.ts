/** Where a recording that was asked for is kept over a reload; absent when none was. */
export const recordingsKey = 'recordedSessions';
