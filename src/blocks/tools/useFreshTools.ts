import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { selectToolEntities, type ToolsState } from '../../catalogue/toolsSlice';
import type { Tool } from '../../domain/tool';
import { own } from '../../lib/own';

/** The tools of a stored list: from the entity table where it has them, else the stored snapshots. */
export function useFreshTools(stored: readonly Tool[]): readonly Tool[] {
  const entities = useSelector((state: { tools: ToolsState }) => selectToolEntities(state));
  return useMemo(() => stored.map((tool) => own(entities, tool.id) ?? tool), [stored, entities]);
}
