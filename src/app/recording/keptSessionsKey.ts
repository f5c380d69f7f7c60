/** The key of the session files that are kept over a reload; nothing is stored under it unless a recording was requested. */
export const keptSessionsKey = 'recordedSessions';
