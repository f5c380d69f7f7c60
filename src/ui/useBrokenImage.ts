import { useCallback, useState } from 'react';

/**
 * Whether the image at `address` could not be loaded, and what its <img> needs for that. The ref is for an
 * image of the prerendered page that failed before the script ran: its error event is gone by then.
 */
export function useBrokenImage(address: string) {
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const markBroken = useCallback(() => setBrokenAddress(address), [address]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) {
        // decode() tells a broken file from an SVG that merely has no size of its own.
        image.decode().catch(markBroken);
      }
    },
    [markBroken],
  );
  return { broken: brokenAddress === address, imageProps: { ref, onError: markBroken } };
}
