/** A channel to the other tabs of the site. */
interface TabChannel {
  /** Sends a plain value to every other open tab. */
  send: (message: unknown) => void;
}

/** Firefox's constructor throws where the visitor blocks all cookies. */
function createChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Opens the channel between the tabs of the site. `onMessage` gets each tab's messages in the order in which they
 * were sent. Where BroadcastChannel is missing or forbidden, nothing is sent or received.
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
