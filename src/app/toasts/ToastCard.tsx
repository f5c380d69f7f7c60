import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type Ref } from 'react';

import type { Notice } from '../../domain/noticeText';

import type { ToastTimer } from './toastTimer';

const icons = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  error: ErrorOutlineOutlined,
  lightTheme: LightModeOutlined,
  darkTheme: DarkModeOutlined,
};

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 1fr 28px',
  gap: 12,
  width: '100%',
  padding: '14px 12px 14px 16px',
  borderRadius: 12,
  background: theme.vars.palette.background.raised,
  boxShadow: 'var(--sh3)',
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  '& > svg': { fontSize: 20, marginTop: 1, color: theme.vars.palette.primary.text },
  '&[data-kind="success"] > svg': { color: theme.vars.palette.success.main },
  '&[data-kind="error"] > svg': { color: theme.vars.palette.error.main },
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

const CloseButton = styled(IconButton)({
  width: 28,
  height: 28,
  margin: '-3px 0',
  position: 'relative',
  '& svg': { fontSize: 18 },
  '&::after': { content: '""', position: 'absolute', inset: -8 },
  '&.Mui-focusVisible': { outlineOffset: 0 },
});

/**
 * One toast. The region is there first and gets its text a frame later, so that screen readers notice
 * the text: politely, errors at once.
 */
export function ToastCard({
  notice,
  timer,
  onClose,
  ref,
}: {
  notice: Notice;
  timer: ToastTimer;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const isError = notice.kind === 'error';
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => timer.start(), [timer]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
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
      <div role={isError ? 'alert' : 'status'}>
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
