import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

import { waitingNotices } from './notify';
import { PlainToast } from './PlainToast';
import { ToastPlace } from './ToastFrame';

/**
 * The place of the toasts; their code loads with the first one. While it cannot be loaded the notices show
 * as plain text; the next notice, and the network coming back, try again.
 */
export function ToastHost() {
  const { subscribe, get, getOnServer } = waitingNotices;
  const waiting = useSyncExternalStore(subscribe, get, getOnServer);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (Stack || waiting.length === 0) return undefined;
    let isCurrent = true;
    const load = () => {
      import(/* webpackChunkName: "toasts" */ './ToastStack').then(
        ({ ToastStack }) => isCurrent && setStack(() => ToastStack),
        () => isCurrent && setHasFailed(true),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', load);
    };
  }, [Stack, waiting]);

  if (Stack) {
    return (
      <ToastPlace id="toasts">
        <Stack />
      </ToastPlace>
    );
  }
  if (!hasFailed || waiting.length === 0) return null;
  return (
    <ToastPlace sx={{ display: 'grid', gap: '12px' }}>
      {waiting.map((notice) => (
        <PlainToast key={notice.text} notice={notice} />
      ))}
    </ToastPlace>
  );
}
