import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';

import type { Notice } from '../../domain/noticeText';

import { showNoticesWith } from './notify';
import { ToastCard } from './ToastCard';
import { restartClock } from './toastClock';

const mostAtOnce = 3;

/** Toasts of one kind replace each other: both themes, and every text that is shown already. */
const kindOf = ({ kind, text }: Notice) => (kind.endsWith('Theme') ? 'theme' : text);

const shown = new Map<string, { key: SnackbarKey; text: string }>();

function show(notice: Notice): void {
  const kind = kindOf(notice);
  const before = shown.get(kind);
  if (before?.text === notice.text) {
    restartClock(before.key);
    return;
  }
  if (before) closeSnackbar(before.key);
  const key = enqueueSnackbar(notice.text, {
    persist: true,
    content: (id) => <ToastCard id={id} notice={notice} onClose={() => closeSnackbar(id)} />,
    onClose: (_event, _reason, id) => {
      if (shown.get(kind)?.key === id) shown.delete(kind);
    },
  });
  shown.set(kind, { key, text: notice.text });
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
  useEffect(() => showNoticesWith(show), []);
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
