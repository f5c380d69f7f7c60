import { useEffect } from 'react';

/**
 * Stands in for a menu or dialog whose code could not be loaded, for example offline. Reports it as closed,
 * so that its control can be pressed again.
 */
export function CloseOnLoadError({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
