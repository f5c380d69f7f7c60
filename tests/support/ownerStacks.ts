import * as React from 'react';

/**
 * In development, React captures a call stack with each element it creates, for its messages: a fifth of the time of
 * a test, and no test reads one. React does so for the first 10,000 elements after each reset of a counter. A version
 * without this counter captures them as before.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
