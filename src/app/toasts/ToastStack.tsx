import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';

import type { Notice } from '../../domain/noticeText';

import { showNoticesWith } from './notify';
import { ToastCard } from './ToastCard';
import { createToastTimer, type ToastTimer } from './toastTimer';

const mostAtOnce = 3;
const usualMs = 4000;
const errorMs = 7000;

/** Toasts of one kind replace each other: both themes, and every text that is shown already. */
const kindOf = ({ kind, text }: Notice) => (kind.endsWith('Theme') ? 'theme' : text);

interface ShownToast {
  text: string;
  timer: ToastTimer;
  close: () => void;
}

const shown = new Map<string, ShownToast>();

function show(notice: Notice): void {
  const kind = kindOf(notice);
  const before = shown.get(kind);
  if (before?.text === notice.text) {
    before.timer.restart();
    return;
  }
  before?.close();
  const forget = () => {
    if (shown.get(kind) === toast) shown.delete(kind);
  };
  const close = () => {
    forget();
    closeSnackbar(key);
  };
  const timer = createToastTimer(notice.durationMs ?? (notice.kind === 'error' ? errorMs : usualMs), close);
  const toast: ShownToast = { text: notice.text, timer, close };
  shown.set(kind, toast);
  const key = enqueueSnackbar(notice.text, {
    autoHideDuration: null,
    content: <ToastCard notice={notice} timer={timer} onClose={close} />,
    onClose: forget,
  });
}

/** Above the comparison tray when it shows: the tray sets --tray-height on the page. */
const Place = styled('div')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    zIndex: theme.zIndex.snackbar,
    bottom: 'calc(24px + var(--tray-height, 0px))',
    right: 24,
    left: 'auto',
    width: 400,
    maxWidth: 'calc(100vw - 32px)',
    minWidth: 0,
    [theme.breakpoints.down('sm')]: {
      right: 16,
      left: 16,
      bottom: 'calc(16px + var(--tray-height, 0px))',
      width: 'auto',
    },
  },
  '& .notistack-CollapseWrapper': { padding: '4px 0' },
  '& .notistack-CollapseWrapper, & .notistack-CollapseWrapper > div, & .notistack-Snackbar': {
    width: '100%',
  },
}));

export function ToastStack() {
  useEffect(() => {
    const stop = showNoticesWith(show);
    return () => {
      stop();
      shown.clear();
    };
  }, []);
  return (
    <Place id="toasts">
      <SnackbarProvider
        maxSnack={mostAtOnce}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        transitionDuration={{ enter: 180, exit: 130 }}
      />
    </Place>
  );
}
