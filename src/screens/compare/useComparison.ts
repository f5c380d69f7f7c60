import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { useFreshTools } from '../../blocks/tools/useFreshTools';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { type CompareState, selectComparedTools, toolRemoved } from '../../features/compare/compareSlice';
import { useTimePassed } from '../../ui/useTimePassed';

import { slugsAt } from './slugsAt';
import { useAddressedTools } from './useAddressedTools';

export interface Comparison {
  isLoading: boolean;
  tools: readonly Tool[];
  remove: (tool: Tool) => void;
}

/**
 * What is compared (compare-7): the selection if it has two tools, else those of the address.
 * A selection that was taken up is followed from then on, also when the tray takes tools out of it.
 */
export function useComparison(): Comparison {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasWaited = useTimePassed(limits.compareLoadingMs);
  const chosen = useSelector((state: { compare: CompareState }) => selectComparedTools(state));
  const selection = useFreshTools(chosen);
  const addressed = useAddressedTools(slugsAt(pathname));
  const [followedAt, setFollowedAt] = useState<string>();
  if (selection.length >= limits.compareFewest && followedAt !== pathname) setFollowedAt(pathname);
  const found = followedAt === pathname ? selection : addressed;
  const tools = found ?? [];

  return {
    isLoading: !hasWaited || found === undefined,
    tools,
    remove: (tool) => {
      const others = tools.filter(({ id }) => id !== tool.id);
      dispatch(toolRemoved({ id: tool.id, name: tool.name }));
      // Else the address would bring it back.
      void navigate(paths.compare(others.map(({ slug }) => slug)), { replace: true });
    },
  };
}
