import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { selectToolEntities, type ToolsState } from '../../catalogue/toolsSlice';
import type { Tool } from '../../domain/tool';
import { own } from '../../lib/own';

/** The tools of a stored list: as the catalogue brought them last, else as they were when they were stored. */
export function useFreshTools(stored: readonly Tool[]): readonly Tool[] {
  const entities = useSelector((state: { tools: ToolsState }) => selectToolEntities(state));
  return useMemo(() => stored.map((tool) => own(entities, tool.id) ?? tool), [stored, entities]);
}
