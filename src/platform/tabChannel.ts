/** The way to the other tabs of the site. */
export interface TabChannel {
  /** Sends a plain value to every other open tab. */
  send: (message: unknown) => void;
}

/** Firefox has the class but throws where the visitor blocks all cookies. */
function createChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Opens the channel between the tabs of the site and gives what they send to `hear`, in the order in which
 * each sent it. Where the browser has no channel, or forbids it, nothing is sent or heard.
 */
export function openTabChannel(name: string, hear: (message: unknown) => void): TabChannel {
  const channel = createChannel(name);
  if (!channel) return { send: () => undefined };
  channel.onmessage = ({ data }) => hear(data);
  return {
    send: (message) => {
      try {
        channel.postMessage(message);
      } catch (error) {
        console.warn('The other tabs could not be told.', error);
      }
    },
  };
}
