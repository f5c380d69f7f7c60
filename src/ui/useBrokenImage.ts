import { useCallback, useState } from 'react';

/**
 * Returns whether the image at `address` failed to load, and props for its <img>. The ref detects a
 * prerendered image that failed before hydration, so that its error event was missed.
 */
export function useBrokenImage(address: string) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const markBroken = useCallback(() => setBrokenUrl(address), [address]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) {
        // decode() distinguishes a broken file from an SVG without intrinsic size.
        image.decode().catch(markBroken);
      }
    },
    [markBroken],
  );
  return { broken: brokenUrl === address, imageProps: { ref, onError: markBroken } };
}
