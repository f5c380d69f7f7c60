import { countOf } from '../../lib/text';
import type { ReplacedKind } from '../session/redaction';
import { redactSession } from '../session/redactSession';
import { marksOf, sessionText } from '../session/session';

import type { Recorder } from './createRecorder';
import { eventName } from './eventName';
import { recordedPage } from './recordedPage';
import { sessionOf } from './sessionOf';

/** What a visitor sees of a session and can save. */
export interface Report {
  text: string;
  /** ISO times of the first and the last action; '' if there are none. */
  from: string;
  to: string;
  events: readonly { name: string; time: string }[];
  /** Whether earlier events were dropped. */
  isCut: boolean;
  /** The kinds of texts that were replaced, each with the number of different texts, such as '2 searches'. */
  replaced: readonly string[];
}

const nouns: Readonly<Record<ReplacedKind, readonly [one: string, many: string]>> = {
  search: ['search', 'searches'],
  email: ['email address', 'email addresses'],
  submission: ['text of a submitted tool', 'texts of submitted tools'],
  message: ['text of a message', 'texts of messages'],
  query: ['text of an address', 'texts of addresses'],
  record: ['text of a saved record', 'texts of saved records'],
};

/** Returns the report of the visit so far, without personal texts (state-19). */
export function reportOfVisit(recorder: Pick<Recorder, 'recording'>): Report {
  const recording = recorder.recording();
  const { session, replaced } = redactSession(sessionOf(recording, recordedPage()));
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
    isCut: recording.isCut,
    replaced: [...replaced].map(([kind, count]) => countOf(count, ...nouns[kind])),
  };
}
