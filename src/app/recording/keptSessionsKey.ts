/** The key of the session files kept across a reload. Only set if a recording was requested. */
export const keptSessionsKey = 'recordedSessions';
