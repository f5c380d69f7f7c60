import { type RefObject, useLayoutEffect, useRef } from 'react';

import type { Tool } from '../../domain/tool';

/** What to focus next: a column's remove button, a tool's name, or its menu button. */
type NextFocus = { removeAt: number } | { nameOf: string } | { menuOf: string };

/** Manages focus when the table's columns change. Returns a function that sets what to focus after that. */
export function useColumnFocus(
  table: RefObject<HTMLElement | null>,
  tools: readonly Tool[],
): (next: NextFocus) => void {
  const next = useRef<NextFocus>(undefined);
  const ids = tools.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const wanted = next.current;
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
  return (wanted) => {
    next.current = wanted;
  };
}
