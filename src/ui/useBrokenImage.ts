import { useCallback, useState } from 'react';

/**
 * Whether the image at `address` failed to load, and the props of its <img>. The ref is for an image of the
 * prerendered page that failed before hydration, whose error event was missed.
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
