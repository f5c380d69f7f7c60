import type { UnknownAction } from '@reduxjs/toolkit';

/** Marks an event as remote: it happened in another tab of this browser. */
export function asRemote<Action extends UnknownAction>(action: Action): Action {
  const meta = typeof action.meta === 'object' ? action.meta : {};
  return { ...action, meta: { ...meta, remote: true } };
}

/** Whether an event is remote: it updates the persisted state, but triggers no other effects in this tab. */
export function isRemote(action: unknown): boolean {
  const meta = (action as { meta?: { remote?: unknown } }).meta;
  return meta?.remote === true;
}
