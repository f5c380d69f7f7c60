import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * Returns a readable name of an event: 'bookmarks/toolBookmarked' becomes 'Tool bookmarked'; a request gets
 * its endpoint and status.
 */
export function eventName({ type, meta }: UnknownAction): string {
  const { arg } = (meta ?? {}) as { arg?: { endpointName?: string } };
  const name = (type.split('/').at(-1) ?? type).replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return arg?.endpointName
    ? `Request ${arg.endpointName} ${name}`
    : name.charAt(0).toUpperCase() + name.slice(1);
}
