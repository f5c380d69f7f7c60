import { styled } from '@mui/material/styles';
import type { CSSProperties, KeyboardEventHandler, ReactNode } from 'react';

/**
 * A row that grows from nothing to its content's height. Closed, the content stays in the document but is
 * out of reach for focus and screen readers. CSS alone: Material UI's Collapse measures with script.
 */
const Row = styled('div')({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows var(--duration) cubic-bezier(.2, 0, 0, 1), visibility var(--duration)`,
  '& > div': { minHeight: 0, overflow: 'hidden' },
  '&[data-open]': { gridTemplateRows: '1fr', visibility: 'visible' },
  // Open and at rest nothing is clipped, so that focus rings show.
  '&[data-open] > div': { overflow: 'clip', overflowClipMargin: 8 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

interface FoldProps {
  isOpen: boolean;
  id: string;
  durationMs: number;
  children: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}

export function Fold({ isOpen, id, durationMs, children, onKeyDown }: FoldProps) {
  return (
    <Row
      id={id}
      data-open={isOpen ? '' : undefined}
      style={{ '--duration': `${durationMs}ms` } as CSSProperties}
      {...(onKeyDown && { onKeyDown })}
    >
      <div>{children}</div>
    </Row>
  );
}
