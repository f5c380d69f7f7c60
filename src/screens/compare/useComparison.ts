import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { keepPlace } from '../../blocks/layout/useScrollAndFocusOnNavigation';
import { useFreshTools } from '../../catalogue/hooks';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import {
  comparisonCleared,
  selectComparedTools,
  selectionReplaced,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';
import { useTimePassed } from '../../ui/useTimePassed';

import { slugsAt } from './slugsAt';
import { useToolsInUrl } from './useToolsInUrl';

export interface Comparison {
  isLoading: boolean;
  tools: readonly Tool[];
  remove: (tool: Tool) => void;
  add: (tool: Tool) => void;
  /** Tools in another order, or with another one in the place of one. */
  arrange: (tools: readonly Tool[]) => void;
  /** Undefined while the tools are those of the URL. */
  clear: (() => void) | undefined;
}

/**
 * The compared tools (compare-7): the selection if it has two tools, else those of the URL. Once the
 * selection is used the page follows it, also when it is changed elsewhere, and the URL follows the page (compare-27).
 */
export function useComparison(): Comparison {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasWaited = useTimePassed(limits.compareLoadingMs);
  const chosen = useSelector(selectComparedTools);
  const selection = useFreshTools(chosen);
  const isSelected = selection.length >= limits.compareFewest;
  const addressed = useToolsInUrl(isSelected ? [] : slugsAt(pathname));
  const [followedAt, setFollowedAt] = useState<string>();
  if (isSelected && followedAt !== pathname) setFollowedAt(pathname);
  const isFollowed = followedAt === pathname;
  const found = isFollowed ? selection : addressed;
  const tools = found ?? [];
  const isLoading = !hasWaited || found === undefined;

  const shownPath = paths.compare(tools.map(({ slug }) => slug));
  // What was shown before there was a selection: without one again, the page returns to it.
  const [pathBefore, setPathBefore] = useState<string>();
  const nextPath = tools.length === 0 && pathBefore !== undefined ? pathBefore : shownPath;
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading) return;
    const isChanged = lastPath.current !== undefined && lastPath.current !== shownPath;
    lastPath.current = shownPath;
    // Not before a change: the address may name tools that the selection hides.
    if (isFollowed && isChanged) void navigate(nextPath, { replace: true, state: keepPlace });
  }, [isLoading, isFollowed, shownPath, nextPath, navigate]);
  const select = (selected: readonly Tool[]) => {
    if (!isFollowed) setPathBefore(shownPath);
    dispatch(selectionReplaced({ tools: selected }));
  };
  const clear = () => {
    setPathBefore(undefined);
    dispatch(comparisonCleared());
  };

  return {
    isLoading,
    tools,
    remove: (tool) => {
      dispatch(toolRemoved({ id: tool.id, name: tool.name }));
      if (isFollowed) return;
      const others = tools.filter(({ id }) => id !== tool.id);
      void navigate(paths.compare(others.map(({ slug }) => slug)), { replace: true, state: keepPlace });
    },
    add: (tool) => (isFollowed ? void dispatch(toolAdded(tool)) : select([...tools, tool])),
    arrange: select,
    clear: isFollowed ? clear : undefined,
  };
}
