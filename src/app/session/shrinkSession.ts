import { findFailure } from './findFailure';
import type { RootReducer } from './replaySession';
import { type Session, withActionsAt } from './session';

/**
 * Removes actions from a session as long as it fails in the same way (delta debugging), until no single
 * action can be removed (state-15). Returns the session itself if nothing fails.
 */
export function shrinkSession(session: Session, expression?: string, reducer?: RootReducer): Session {
  const failure = findFailure(session, expression, reducer);
  if (!failure) return session;
  const failsWith = (indices: readonly number[]) => {
    const found = findFailure(withActionsAt(session, indices), expression, reducer);
    return found?.kind === failure.kind && found.name === failure.name;
  };
  // Actions after the failing one are not needed.
  let kept = Array.from({ length: failure.number }, (_, index) => index);
  let size = Math.ceil(kept.length / 2);
  while (size >= 1) {
    let hasDropped = false;
    // From the end, so that the remaining actions keep the earlier ones they depend on.
    for (let end = kept.length; end > 0; end -= size) {
      const without = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)];
      if (!failsWith(without)) continue;
      kept = without;
      hasDropped = true;
    }
    if (size === 1 && !hasDropped) break;
    size = hasDropped ? Math.min(size, Math.ceil(kept.length / 2)) : Math.floor(size / 2);
  }
  return withActionsAt(session, kept);
}
