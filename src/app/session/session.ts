import type { UnknownAction } from '@reduxjs/toolkit';

/** Who caused an action: the visitor, the page by itself (requests, restored state, timers), or another tab. */
export type ActionOrigin = 'visitor' | 'page' | 'tab';

/** What is known about one recorded action beside itself. */
export interface ActionMark {
  /** Milliseconds since the recording began. */
  at: number;
  origin: ActionOrigin;
}

/** What a session file of version 2 says about the recording; files of version 1 and exports of DevTools lack it. */
export interface SessionDetails {
  version: 2;
  /** The version of the site's code, and of its catalogue: '' for an API host. */
  build: string;
  catalogue: string;
  /** The version of each stored key. */
  storage: Readonly<Record<string, number>>;
  /** Path, query and hash at which the recording began. */
  url: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** ISO time. */
  startedAt: string;
  /** One for each action. */
  marks: readonly ActionMark[];
  /** The names of what was redacted; absent when nothing was. */
  redacted?: readonly string[];
}

/** A recorded session: the state before its first action (undefined: the reducers' initial state), and the actions. */
export interface Session {
  preloadedState: unknown;
  actions: UnknownAction[];
  details?: SessionDetails;
}
