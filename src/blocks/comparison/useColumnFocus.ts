import { type RefObject, useLayoutEffect, useRef } from 'react';

import type { Tool } from '../../domain/tool';

/** What has the focus next: the remove button of a column, the name of a tool, or its menu. */
type NextFocus = { removeAt: number } | { nameOf: string } | { menuOf: string };

/**
 * The focus of a table whose columns change: a pressed button goes with its column, or moves. Returns a function that says
 * what has the focus once the tools have changed.
 */
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
    if (!column) return;
    next.current = undefined;
    const part = 'removeAt' in wanted ? '[data-remove]' : 'nameOf' in wanted ? 'a' : '[data-menu]';
    column.querySelector<HTMLElement>(part)?.focus({ preventScroll: true });
  }, [table, ids]);
  return (wanted) => {
    next.current = wanted;
  };
}
