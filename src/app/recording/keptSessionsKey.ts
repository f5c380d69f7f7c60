/** The key of the session files that are kept over a reload; nothing is stored under it where no recording was asked for. */
export const keptSessionsKey = 'recordedSessions';
