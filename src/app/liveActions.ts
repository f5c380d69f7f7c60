import type { Middleware } from '@reduxjs/toolkit';

/** Tells an action that happens from one that DevTools merely computes again. */
export interface LiveActions {
  middleware: Middleware;
  isLive: () => boolean;
}

/** A middleware to stand first: an action is live while it passes through. */
export function createLiveActions(): LiveActions {
  let depth = 0;
  return {
    middleware: () => (next) => (action) => {
      depth += 1;
      try {
        return next(action);
      } finally {
        depth -= 1;
      }
    },
    isLive: () => depth > 0,
  };
}
