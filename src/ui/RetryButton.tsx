import Button from '@mui/material/Button';
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface RetryButtonProps {
  onRetry: () => void;
  isRetrying: boolean;
  /** Receives the focus when a focused button unmounts; the main content by default. */
  nextRef?: RefObject<HTMLElement | null> | undefined;
  size?: 'small' | 'medium';
}

/**
 * A retry button. It keeps the focus while retrying and after another failure; when it unmounts, the focus
 * moves to the result.
 */
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
      // Not `disabled`, which would make it lose the focus when pressed.
      aria-disabled={isRetrying || undefined}
      onClick={isRetrying ? undefined : onRetry}
      sx={{ '&[aria-disabled]': { opacity: 0.55, cursor: 'default' } }}
    >
      Retry
    </Button>
  );
}
