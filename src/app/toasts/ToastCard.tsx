import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import type { Notice } from '../../domain/noticeText';

import { ToastFrame } from './ToastFrame';
import type { ToastTimer } from './toastTimer';

const icons = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  error: ErrorOutlineOutlined,
  lightTheme: LightModeOutlined,
  darkTheme: DarkModeOutlined,
};

const CloseButton = styled(IconButton)({
  width: 28,
  height: 28,
  margin: '-3px 0',
  position: 'relative',
  '& svg': { fontSize: 18 },
  // What a finger can hit is 44 px, without making the toast higher than its text.
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

/** A toast with its icon and its cross. */
export function ToastCard({ notice, timer, onClose, ref }: ToastCardProps) {
  const Icon = icons[notice.kind];
  return (
    <ToastFrame
      ref={ref}
      notice={notice}
      timer={timer}
      icon={<Icon aria-hidden="true" />}
      closeButton={
        <CloseButton aria-label="Dismiss" onClick={onClose}>
          <Close />
        </CloseButton>
      }
    />
  );
}
