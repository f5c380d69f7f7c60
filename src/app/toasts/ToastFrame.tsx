import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useEffect, useState } from 'react';

import type { Notice } from '../../domain/noticeText';

import type { ToastTimer } from './toastTimer';

/** Where toasts stand: above the comparison tray when it shows, which sets --tray-height on the page. */
export const ToastPlace = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 24,
  bottom: 'calc(24px + var(--tray-height, 0px))',
  width: 400,
  pointerEvents: 'none',
  [theme.breakpoints.down('sm')]: {
    right: 16,
    bottom: 'calc(16px + var(--tray-height, 0px))',
    left: 16,
    width: 'auto',
  },
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  width: '100%',
  padding: '14px 12px 14px 16px',
  borderRadius: 12,
  background: theme.vars.palette.background.raised,
  boxShadow: 'var(--sh3)',
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  pointerEvents: 'auto',
  '& > svg': { flex: 'none', fontSize: 20, marginTop: 1, color: theme.vars.palette.primary.text },
  '&[data-kind="success"] > svg': { color: theme.vars.palette.success.main },
  '&[data-kind="error"] > svg': { color: theme.vars.palette.error.main },
  '& > div': { flex: 1, minWidth: 0 },
  // A title may have 300 characters, which would fill a phone.
  '& strong': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
  '& span': { display: 'block', color: theme.vars.palette.text.secondary },
}));

interface ToastFrameProps {
  notice: Notice;
  timer: ToastTimer;
  icon?: ReactNode;
  closeButton?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * One toast. The region is there first and gets its text a frame later, so that screen readers notice
 * the text: politely, errors at once.
 */
export function ToastFrame({ notice, timer, icon, closeButton, ref }: ToastFrameProps) {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => timer.start(), [timer]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Frame
      ref={ref}
      data-kind={notice.kind}
      onMouseEnter={() => timer.hold('hover')}
      onMouseLeave={() => timer.release('hover')}
      onFocus={() => timer.hold('focus')}
      onBlur={() => timer.release('focus')}
    >
      {icon}
      <div role={notice.kind === 'error' ? 'alert' : 'status'}>
        {isAnnounced ? (
          <>
            <strong title={notice.text}>{notice.text}</strong>
            {notice.detail ? <span>{notice.detail}</span> : null}
          </>
        ) : null}
      </div>
      {closeButton}
    </Frame>
  );
}
