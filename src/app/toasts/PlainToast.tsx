import { useState } from 'react';

import type { Notice } from '../../domain/noticeText';

import { dropWaiting, durationOf } from './notify';
import { ToastFrame } from './ToastFrame';
import { createToastTimer } from './toastTimer';

/** A notice as text alone, for as long as its toast would stay. */
export function PlainToast({ notice }: { notice: Notice }) {
  const [timer] = useState(() => createToastTimer(durationOf(notice), () => dropWaiting(notice)));
  return <ToastFrame notice={notice} timer={timer} />;
}
