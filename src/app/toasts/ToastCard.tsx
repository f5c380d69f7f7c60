import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type Ref, useEffect } from 'react';

import type { Notice } from '../../domain/noticeText';

import type { ToastTimer } from './toastTimer';
import { useIsAnnounced } from './useIsAnnounced';

const icons = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  error: ErrorOutlineOutlined,
  lightTheme: LightModeOutlined,
  darkTheme: DarkModeOutlined,
};

const Card = styled('div')(({ theme }) => ({
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
  '& > svg': { flex: 'none', fontSize: 20, marginTop: 1, color: theme.vars.palette.primary.text },
  '&[data-kind="success"] > svg': { color: theme.vars.palette.success.main },
  '&[data-kind="error"] > svg': { color: theme.vars.palette.error.main },
  '& > div': { flex: 1, minWidth: 0 },
  // A title can have 300 characters, which would fill a phone's screen.
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

const CloseButton = styled(IconButton)({
  width: 28,
  height: 28,
  margin: '-3px 0',
  position: 'relative',
  '& svg': { fontSize: 18 },
  // A touch target of 44 px, without making the toast taller than its text.
  '@media (pointer: coarse)': { width: 28, height: 28 },
  '&::after': { content: '""', position: 'absolute', inset: -8 },
  '&.Mui-focusVisible': { outlineOffset: 0 },
});

interface ToastCardProps {
  notice: Notice;
  timer: ToastTimer;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A toast: aria-live polite, errors assertive. */
export function ToastCard({ notice, timer, onClose, ref }: ToastCardProps) {
  const isAnnounced = useIsAnnounced();
  useEffect(() => timer.start(), [timer]);
  const Icon = icons[notice.kind];
  return (
    <Card
      ref={ref}
      data-kind={notice.kind}
      onMouseEnter={() => timer.hold('hover')}
      onMouseLeave={() => timer.release('hover')}
      onFocus={() => timer.hold('focus')}
      onBlur={() => timer.release('focus')}
    >
      <Icon aria-hidden="true" />
      <div role={notice.kind === 'error' ? 'alert' : 'status'}>
        {isAnnounced ? (
          <>
            <strong title={notice.text}>{notice.text}</strong>
            {notice.detail ? <span>{notice.detail}</span> : null}
          </>
        ) : null}
      </div>
      <CloseButton aria-label="Dismiss" onClick={onClose}>
        <Close />
      </CloseButton>
    </Card>
  );
}
