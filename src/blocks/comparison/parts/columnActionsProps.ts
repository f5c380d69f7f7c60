import type { RefObject } from 'react';

export interface ColumnActionsProps {
  /** The name of the column's tool. */
  name: string;
  anchor: RefObject<HTMLButtonElement | null>;
  canMoveLeft: boolean;
  canMoveRight: boolean;
  onReplace: () => void;
  onMove: (by: -1 | 1) => void;
  onClose: () => void;
}
