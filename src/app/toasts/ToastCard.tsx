import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useId, useSyncExternalStore } from 'react';

import type { Notice, NoticeAction, NoticeKind } from '../../domain/noticeText';
import { clamped } from '../../ui/textCuts';
import { raisedSurface } from '../../ui/theme/raisedSurface';
import { useIsAnnounced } from '../../ui/useIsAnnounced';

import { ToastAction } from './ToastAction';
import type { ToastTimer } from './toastTimer';
import { useReturnedFocus } from './useReturnedFocus';

const icons = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  error: ErrorOutlineOutlined,
  lightTheme: WbSunnyOutlined,
  darkTheme: DarkModeOutlined,
};

const colors: Partial<Record<NoticeKind, string>> = { success: 'success.main', error: 'error.main' };

interface ToastCardProps {
  notice: Notice;
  timer: ToastTimer;
  onClose: () => void;
  onTakeAction: () => NoticeAction | undefined;
  ref?: Ref<HTMLDivElement>;
}

function Detail({ children }: { children: string }) {
  return (
    <Typography variant="body2" component="span" sx={{ ...clamped(4), color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** A toast. Its live region is polite, or assertive for errors. */
export function ToastCard({ notice, timer, onClose, onTakeAction, ref }: ToastCardProps) {
  const isAnnounced = useIsAnnounced();
  const textId = useId();
  const { trackFocus, restoreFocus } = useReturnedFocus();
  useEffect(() => timer.start(), [timer]);
  const isEvenTime = useSyncExternalStore(timer.subscribe, timer.restarts) % 2 === 1;
  const Icon = icons[notice.kind];
  return (
    <Paper
      ref={ref}
      data-kind={notice.kind}
      elevation={0}
      onMouseEnter={() => timer.hold('hover')}
      onMouseLeave={() => timer.release('hover')}
      onFocus={(event) => {
        trackFocus(event);
        timer.hold('focus');
      }}
      onBlur={() => timer.release('focus')}
      sx={(theme) => ({
        ...raisedSurface(theme),
        display: 'flex',
        gap: 3,
        width: '100%',
        p: '14px 12px 14px 16px',
        borderRadius: '12px',
        boxShadow: 'var(--sh3)',
      })}
    >
      <Icon aria-hidden="true" sx={{ mt: '1px', color: colors[notice.kind] ?? 'primary.text' }} />
      <Box id={textId} sx={{ flex: 1, minWidth: 0 }}>
        <div role={notice.kind === 'error' ? 'alert' : 'status'}>
          {isAnnounced ? (
            <>
              {/* A title can have 300 characters, which would fill a phone's screen. */}
              <Typography
                variant="body2"
                component="strong"
                title={notice.text}
                sx={{ ...clamped(4), fontWeight: 500 }}
              >
                {notice.text}
                {/* A live region is read out again only when it changes. */}
                {isEvenTime ? '\u00a0' : ''}
              </Typography>
              {notice.detail ? <Detail>{notice.detail}</Detail> : null}
            </>
          ) : null}
        </div>
        {notice.subject ? <Detail>{notice.subject}</Detail> : null}
      </Box>
      {notice.action ? (
        <ToastAction
          action={notice.action}
          describedBy={textId}
          onTake={() => {
            restoreFocus();
            return onTakeAction();
          }}
        />
      ) : null}
      <IconButton
        size="small"
        aria-label="Dismiss"
        onClick={() => {
          restoreFocus();
          onClose();
        }}
        sx={{ my: '-3px', '&.Mui-focusVisible': { outlineOffset: 0 } }}
      >
        <Close sx={{ fontSize: 18 }} />
      </IconButton>
    </Paper>
  );
}
