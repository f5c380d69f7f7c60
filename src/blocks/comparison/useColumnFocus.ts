import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

import type { Tool } from '../../domain/tool';

/** What to focus next: a column's remove button, a tool's name, or its menu button. */
type NextFocus = { removeAt: number } | { nameOf: string } | { menuOf: string };

interface ColumnFocus {
  /** Sets what to focus after the next change. */
  focusNext: (next: NextFocus) => void;
  /** Props of the table, which also get the focus events of its menus. */
  focusProps: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/** Manages focus when the table's columns change, also by another tab, which may remove what has the focus. */
export function useColumnFocus(table: RefObject<HTMLElement | null>, tools: readonly Tool[]): ColumnFocus {
  const next = useRef<NextFocus>(undefined);
  // Stays true when the focused element is removed, which fires no event.
  const hasFocus = useRef(false);
  const ids = tools.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    const wanted = next.current ?? (isLost ? { removeAt: Infinity } : undefined);
    const columns = [...(table.current?.querySelectorAll<HTMLElement>('thead [role="columnheader"]') ?? [])];
    if (wanted === undefined || columns.length === 0) return;
    const column =
      'removeAt' in wanted
        ? columns[Math.min(wanted.removeAt, columns.length - 1)]
        : columns.find(
            ({ dataset }) => dataset.tool === ('nameOf' in wanted ? wanted.nameOf : wanted.menuOf),
          );
    // Also when the columns have changed otherwise: a later change must not move the focus.
    next.current = undefined;
    if (!column) return;
    const part = 'removeAt' in wanted ? '[data-remove]' : 'nameOf' in wanted ? 'a' : '[data-menu]';
    column.querySelector<HTMLElement>(part)?.focus({ preventScroll: true });
  }, [table, ids]);
  return {
    focusNext: (wanted) => {
      next.current = wanted;
    },
    focusProps: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ target }) => {
        // When the window loses the focus, the element keeps its own.
        if (target !== document.activeElement) hasFocus.current = false;
      },
    },
  };
}
