import Box from '@mui/material/Box';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { sheetPaper } from './sheetPaper';
import { useCloseWatcher } from './useCloseWatcher';

interface Props {
  /** The id of its heading; otherwise `label` names it. */
  labelledBy?: string;
  label?: string;
  /** Called when the sheet has slid out. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog that slides in from the bottom on phones. Closes on Escape, Android's Back, a press on the backdrop,
 * a swipe down and any navigation.
 */
export function BottomSheet({ labelledBy, label, onClosed, children }: Props) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  useCloseWatcher(isOpen, close);
  return (
    <SwipeableDrawer
      open={isOpen && key === openedAt}
      anchor="bottom"
      disableSwipeToOpen
      disableDiscovery
      onOpen={() => undefined}
      onClose={close}
      // Above toasts, which would cover its last rows.
      sx={{ zIndex: 'tooltip' }}
      slotProps={{
        paper: {
          ...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy }),
          sx: sheetPaper,
        },
        transition: { onExited: onClosed },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none',
          width: 36,
          height: 4,
          mx: 'auto',
          mt: 2,
          borderRadius: 1,
          bgcolor: 'line.strong',
        }}
      />
      {children(close)}
    </SwipeableDrawer>
  );
}
