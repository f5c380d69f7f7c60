import type { UnknownAction } from '@reduxjs/toolkit';

/** The same event, marked as one that happened elsewhere: in another tab, or while this one slept. */
export function asRemote<Action extends UnknownAction>(action: Action): Action {
  const meta = typeof action.meta === 'object' ? action.meta : {};
  return { ...action, meta: { ...meta, remote: true } };
}

/** Whether an event happened elsewhere: it changes the state, and has no other effect here. */
export function isRemote(action: unknown): boolean {
  const meta = (action as { meta?: { remote?: unknown } }).meta;
  return meta?.remote === true;
}
