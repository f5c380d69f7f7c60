import { type ComponentType, useEffect, useState } from 'react';

import { onFirstNotice } from './notify';

/** The place of the toasts; their code loads with the first one. */
export function ToastHost() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onFirstNotice(() => {
        void import(/* webpackChunkName: "toasts" */ './ToastStack').then(({ ToastStack }) => {
          setStack(() => ToastStack);
        });
      }),
    [],
  );
  return Stack ? <Stack /> : null;
}
