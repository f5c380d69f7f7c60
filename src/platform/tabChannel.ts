/** The way to the other tabs of the site. */
export interface TabChannel {
  /** Sends a plain value to every other open tab. */
  send: (message: unknown) => void;
}

/**
 * Opens the channel between the tabs of the site and gives what they send to `hear`, in the order in which
 * each sent it. Where the browser has no channel nothing is sent or heard.
 */
export function openTabChannel(name: string, hear: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => hear(data);
  return { send: (message) => channel.postMessage(message) };
}
