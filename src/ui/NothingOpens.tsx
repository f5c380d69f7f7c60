import { useEffect } from 'react';

/** In place of a menu or dialog whose code could not be loaded, as when the visitor is offline: its control can be pressed again. */
export function NothingOpens({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
