import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';

import type { Notice, NoticeAction } from '../../domain/noticeText';
import { styled } from '../../ui/theme/styled';

import { durationOf, maxAtOnce, noticeKeyOf, showNoticesOn } from './notify';
import { ToastCard } from './ToastCard';
import { ToastContainer } from './toastContainer.styles';
import { createToastTimer, type ToastTimer } from './toastTimer';

interface ShownToast {
  notice: Notice;
  timer: ToastTimer;
  close: () => void;
}

let lastKey = 0;

/**
 * Creates the board of one `SnackbarProvider`, whose toasts vanish with it. It is not created in an effect,
 * because StrictMode runs effects twice.
 */
function createBoard() {
  const shown = new Map<string, ShownToast>();

  function show(notice: Notice): void {
    const noticeKey = noticeKeyOf(notice);
    const before = shown.get(noticeKey);
    if (before?.notice.text === notice.text) {
      // The toast's button undoes the latest event (toasts-22).
      before.notice = notice;
      before.timer.restart();
      return;
    }
    before?.close();
    const forget = () => {
      if (shown.get(noticeKey) === toast) shown.delete(noticeKey);
    };
    const close = () => {
      forget();
      closeSnackbar(key);
    };
    /** Only once: the button can still be pressed while the toast is closing. */
    const takeAction = (): NoticeAction | undefined => {
      if (shown.get(noticeKey) !== toast) return undefined;
      close();
      return toast.notice.action;
    };
    const timer = createToastTimer(durationOf(notice), close);
    const toast: ShownToast = { notice, timer, close };
    shown.set(noticeKey, toast);
    // notistack's own keys (time plus random number) collide for one in 4,096 pairs of the same millisecond.
    lastKey += 1;
    const key = enqueueSnackbar(notice.text, {
      key: lastKey,
      autoHideDuration: null,
      // oxlint-disable-next-line typescript/no-deprecated -- its successor, `Components`, gets no data of our own
      content: <ToastCard notice={notice} timer={timer} onClose={close} onTakeAction={takeAction} />,
      onClose: forget,
    });
  }

  function leaveScreen(): void {
    for (const { notice, close } of [...shown.values()]) if (notice.isOfScreen) close();
  }

  return { show, leaveScreen };
}

/** notistack's container, positioned like ours, with full-width toasts. */
const Container = styled(ToastContainer)({
  '& .notistack-SnackbarContainer': { position: 'static', maxWidth: 'none', transition: 'none' },
  '&& .notistack-CollapseWrapper': { padding: '12px 0 0' },
  '& .notistack-SnackbarContainer > div, & .notistack-CollapseWrapper > div, & .notistack-Snackbar': {
    width: '100%',
  },
  // As at a zoom of 400 %: smaller toasts, and of those before the newest only the ones with a button.
  '@media (max-height: 400px)': {
    '&& .notistack-CollapseWrapper': { paddingTop: 4 },
    '& [data-kind]': { gap: 8, padding: '6px 8px' },
    '& [data-kind] > svg': { display: 'none' },
    '& [data-kind] :is(strong, span)': { WebkitLineClamp: '2' },
    '& .notistack-SnackbarContainer > div:not(:last-of-type, :has(.MuiButton-root))': { display: 'none' },
  },
  '@media (prefers-reduced-motion: reduce)': { '& .notistack-Snackbar': { transition: 'none !important' } },
});

export function ToastStack() {
  const [board] = useState(createBoard);
  useEffect(() => showNoticesOn(board), [board]);
  return (
    <Container id="toasts">
      <SnackbarProvider
        maxSnack={maxAtOnce}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        transitionDuration={{ enter: 180, exit: 130 }}
      />
    </Container>
  );
}
