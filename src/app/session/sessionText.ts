import type { Session } from './session';

/** The text of a session's file. As in an export of DevTools: nested JSON strings. */
export function sessionText({ preloadedState, actions }: Session): string {
  return JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(preloadedState),
  });
}
