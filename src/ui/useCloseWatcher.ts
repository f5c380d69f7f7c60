import { useEffect, useEffectEvent } from 'react';

/** Not in TypeScript's DOM types yet. Some browsers do not have it. */
interface CloseWatcherWindow {
  CloseWatcher?: new () => EventTarget & { destroy: () => void };
}

/**
 * While `isOpen`, calls `onClose` when the visitor asks the browser to close what is in front: by Back on
 * Android, which otherwise leaves the page (accessibility-19), or by Escape.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as CloseWatcherWindow;
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
