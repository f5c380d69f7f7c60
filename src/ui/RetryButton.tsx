import Button from '@mui/material/Button';
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface RetryButtonProps {
  onRetry: () => void;
  isRetrying: boolean;
  /** What gets the focus of the button when it goes; by default the main content. */
  nextRef?: RefObject<HTMLElement | null> | undefined;
  size?: 'small' | 'medium';
}

/** Keeps the focus while it is tried again and after another failure; when it goes, the focus goes to the result. */
export function RetryButton({ onRetry, isRetrying, nextRef, size = 'small' }: RetryButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = buttonRef.current;
    const next = nextRef?.current ?? document.getElementById('main');
    return () => {
      if (document.activeElement === button) next?.focus({ preventScroll: true });
    };
  }, [nextRef]);
  return (
    <Button
      ref={buttonRef}
      size={size}
      // Not disabled: it would lose the focus when it is pressed.
      aria-disabled={isRetrying || undefined}
      onClick={isRetrying ? undefined : onRetry}
      sx={{ '&[aria-disabled]': { opacity: 0.55, cursor: 'default' } }}
    >
      Retry
    </Button>
  );
}
