import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { type NavigationState, routeOptionsOf } from '../../blocks/navigationState';
import { useFreshTools } from '../../catalogue/hooks';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { selectComparedTools, toolAdded, toolRemoved } from '../../features/compare/compareSlice';
import {
  clearComparison,
  type CompareDispatch,
  replaceSelection,
} from '../../features/compare/compareThunks';
import { useTimePassed } from '../../ui/useTimePassed';

import { slugsAt } from './slugsAt';
import { useToolsInUrl } from './useToolsInUrl';

export interface Comparison {
  isLoading: boolean;
  tools: readonly Tool[];
  /** The tools in the URL, when others are shown instead. */
  named: readonly Tool[];
  /** How many tools in the URL could not be fetched. */
  failed: number;
  isRetrying: boolean;
  retry: () => void;
  remove: (tool: Tool) => void;
  add: (tool: Tool) => void;
  /** Reorders the tools, or replaces one of them. */
  arrange: (tools: readonly Tool[]) => void;
  /** Undefined while the tools are those in the URL. */
  clear: (() => void) | undefined;
}

/**
 * Returns the compared tools (compare-7): the selection if it has two tools, else those in the URL. Once the
 * selection is used, the page follows it, including changes made elsewhere, and the URL follows the page
 * (compare-27).
 */
export function useComparison(): Comparison {
  const dispatch: CompareDispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const options = routeOptionsOf(state);
  const navigation = useNavigationType();
  const hasWaited = useTimePassed(limits.compareLoadingMs);
  const chosen = useSelector(selectComparedTools);
  const selection = useFreshTools(chosen);
  const isSelected = selection.length >= limits.minCompared;
  const slugs = slugsAt(pathname);
  const [followed, setFollowed] = useState<{ path: string; hidesOthers: boolean }>();
  if (isSelected && followed?.path !== pathname) {
    const isShown = (slug: string) => selection.some((tool) => tool.slug === slug);
    // A single tool makes no comparison to link to.
    const hidesOthers = slugs.length >= limits.minCompared && !slugs.every(isShown);
    setFollowed({ path: pathname, hidesOthers });
  }
  const isNeeded = !isSelected || followed?.hidesOthers === true;
  const { tools: addressed, failed, ...retrying } = useToolsInUrl(isNeeded ? slugs : []);
  // Also stored in the history entry, so that a recorded state shows the same. Going back to the entry starts
  // over, unless it was cleared.
  const isFollowed =
    followed?.path === pathname ||
    options.clearedPath === pathname ||
    (options.followingPath === pathname && navigation !== NavigationType.Pop);
  const found = isFollowed ? selection : addressed;
  const tools = found ?? [];
  const isLoading = !hasWaited || found === undefined;

  const shownPath = paths.compare(tools.map(({ slug }) => slug));
  const replaceUrl = (path: string, changed: NavigationState['options']) => {
    const next: NavigationState = { preventScrollReset: true, options: { ...options, ...changed } };
    void navigate(path === pathname ? path + search : path, { replace: true, state: next });
  };
  const followSelection = useEffectEvent(() => {
    // Without any tool there is no other URL, so the history entry records that it was cleared.
    const isCleared = tools.length === 0;
    const path = isCleared ? pathname : shownPath;
    replaceUrl(path, { followingPath: path, clearedPath: isCleared ? path : '' });
  });
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading) return;
    const isChanged = lastPath.current !== undefined && lastPath.current !== shownPath;
    lastPath.current = shownPath;
    // Only after a change: the URL may name tools that the selection hides.
    if (isFollowed && isChanged) followSelection();
  }, [isLoading, isFollowed, shownPath]);
  const select = (selected: readonly Tool[]) => {
    dispatch(replaceSelection(selected, isFollowed ? undefined : shownPath));
  };
  const clear = () => {
    dispatch(clearComparison());
  };

  return {
    isLoading,
    tools,
    named: isFollowed ? (addressed ?? []) : [],
    failed: isFollowed ? 0 : failed.length,
    ...retrying,
    remove: (tool) => {
      const { id, name } = tool;
      if (isFollowed) return void dispatch(toolRemoved({ id, name }));
      dispatch(toolRemoved({ id, name, address: pathname }));
      const others = tools.filter((one) => one !== tool);
      replaceUrl(paths.compare(others.map(({ slug }) => slug)), { followingPath: '' });
    },
    add: (tool) => {
      // A phone shows two columns, one of which must be the new tool.
      replaceUrl(pathname, { leftOut: tools.length - 1 });
      if (isFollowed) dispatch(toolAdded(tool));
      else select([...tools, tool]);
    },
    arrange: select,
    clear: isFollowed ? clear : undefined,
  };
}
