import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { useFreshTools } from '../../catalogue/hooks';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { selectComparedTools, toolRemoved } from '../../features/compare/compareSlice';
import { useTimePassed } from '../../ui/useTimePassed';

import { slugsAt } from './slugsAt';
import { useToolsInUrl } from './useToolsInUrl';

export interface Comparison {
  isLoading: boolean;
  tools: readonly Tool[];
  remove: (tool: Tool) => void;
}

/**
 * The compared tools (compare-7): the selection if it has two tools, else those of the URL. Once the
 * selection is used the page follows it, also when the tray removes tools from it.
 */
export function useComparison(): Comparison {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasWaited = useTimePassed(limits.compareLoadingMs);
  const chosen = useSelector(selectComparedTools);
  const selection = useFreshTools(chosen);
  const isSelectionShown = selection.length >= limits.compareFewest;
  const addressed = useToolsInUrl(isSelectionShown ? [] : slugsAt(pathname));
  const [followedAt, setFollowedAt] = useState<string>();
  if (isSelectionShown && followedAt !== pathname) setFollowedAt(pathname);
  const found = followedAt === pathname ? selection : addressed;
  const tools = found ?? [];

  return {
    isLoading: !hasWaited || found === undefined,
    tools,
    remove: (tool) => {
      const others = tools.filter(({ id }) => id !== tool.id);
      dispatch(toolRemoved({ id: tool.id, name: tool.name }));
      // Otherwise the URL would bring the tool back.
      void navigate(paths.compare(others.map(({ slug }) => slug)), { replace: true });
    },
  };
}
