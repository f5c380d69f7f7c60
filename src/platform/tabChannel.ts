/** A channel to the other tabs of the site. */
interface TabChannel {
  /** Sends a serializable value to every other open tab. */
  send: (message: unknown) => void;
}

/** Returns undefined if the constructor throws, as in Firefox when the visitor blocks all cookies. */
function createChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Opens the channel between the site's tabs. `onMessage` gets each tab's messages in the order in which they
 * were sent. If BroadcastChannel is missing or forbidden, nothing is sent or received.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  const channel = createChannel(name);
  if (!channel) return { send: () => undefined };
  channel.onmessage = ({ data }) => onMessage(data);
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
