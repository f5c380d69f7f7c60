import type { UnknownAction } from '@reduxjs/toolkit';

import { redactSession } from '../session/redactSession';
import { marksOf, type Session, sessionText } from '../session/session';

/** What a visitor is told of a session, and can save. */
export interface Report {
  text: string;
  /** ISO times of the first and the last action; '' without one. */
  from: string;
  to: string;
  events: readonly { name: string; time: string }[];
  /** What was replaced, with the number of different texts, such as '2 search words'. */
  replaced: readonly string[];
}

const nouns: Readonly<Record<string, readonly [string, string]>> = {
  search: ['search', 'searches'],
  email: ['e-mail address', 'e-mail addresses'],
  submission: ['text of a submitted tool', 'texts of submitted tools'],
  message: ['text of a message', 'texts of messages'],
  query: ['text of an address', 'texts of addresses'],
  record: ['text of a saved record', 'texts of saved records'],
};

/** 'bookmarks/toolBookmarked' to 'Tool bookmarked'; RTK Query's events as requests. */
export function eventName({ type, meta }: UnknownAction): string {
  const { arg } = (meta ?? {}) as { arg?: { endpointName?: string } };
  const words = (type.split('/').at(-1) ?? type).replace(
    /([a-z])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  );
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return arg?.endpointName ? `Request ${arg.endpointName} ${words}` : name;
}

/** The report of a session, without personal texts (state-22). */
export function reportOf(recorded: Session): Report {
  const { session, replaced } = redactSession(recorded);
  const start = Date.parse(session.details?.startedAt ?? '');
  const marks = marksOf(session);
  const events = session.actions.map((action, index) => ({
    name: eventName(action),
    time: new Date((Number.isNaN(start) ? 0 : start) + (marks[index]?.at ?? 0)).toISOString(),
  }));
  return {
    text: sessionText(session),
    from: events[0]?.time ?? '',
    to: events.at(-1)?.time ?? '',
    events,
    replaced: [...replaced].map(([kind, count]) => {
      const [one, many] = nouns[kind] ?? ['text', 'texts'];
      return `${count} ${count === 1 ? one : many}`;
    }),
  };
}
