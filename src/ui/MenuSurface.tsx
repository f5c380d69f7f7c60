import Popover from '@mui/material/Popover';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { BottomSheet } from './BottomSheet';
import { raisedSurface } from './theme/raisedSurface';
import { useCloseWatcher } from './useCloseWatcher';
import { useIsPhone } from './useIsPhone';

interface Props {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The surface of a menu: a popover below its button, or a bottom sheet on phones. Any navigation closes it. For
 * code that is loaded when a menu opens.
 */
export function MenuSurface({ label, anchor, width, onClose, children }: Props) {
  const isPhone = useIsPhone();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useCloseWatcher(!isPhone, onClose);
  return isPhone ? (
    <BottomSheet label={label} onClosed={onClose}>
      {() => children}
    </BottomSheet>
  ) : (
    <Popover
      open={key === openedAt}
      anchorEl={() => anchor.current}
      onClose={onClose}
      // The menu follows its button when scrolling. A scroll lock would repaint the whole page on opening and
      // closing (docs/adr/0019).
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        transition: {
          // As Material UI's Menu: in development, StrictMode gives the focus to the paper instead.
          onEntering: (paper) => paper.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
          onExited: onClose,
        },
        paper: {
          elevation: 0,
          sx: (theme) => ({
            ...raisedSurface(theme),
            width,
            mt: '6px',
            border: 1,
            borderColor: 'line.main',
            borderRadius: '12px',
            boxShadow: 'var(--sh3)',
          }),
        },
      }}
    >
      {children}
    </Popover>
  );
}
