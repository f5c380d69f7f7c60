import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { keepPlace } from '../../blocks/layout/useScrollAndFocusOnNavigation';
import { routeOptionsOf } from '../../blocks/useRouteOption';
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
  /** The tools that the URL names, where others are shown. */
  named: readonly Tool[];
  /** How many tools of the URL could not be read. */
  unread: number;
  isRetrying: boolean;
  retry: () => void;
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
    // One tool makes no comparison to link to.
    const hidesOthers = slugs.length >= limits.minCompared && !slugs.every(isShown);
    setFollowed({ path: pathname, hidesOthers });
  }
  const isNeeded = !isSelected || followed?.hidesOthers === true;
  const { tools: addressed, unread, ...retrying } = useToolsInUrl(isNeeded ? slugs : []);
  // In the entry too, so that it shows in a recorded state. Coming back to the entry starts anew, unless it was cleared.
  const isFollowed =
    followed?.path === pathname ||
    options.isCleared === true ||
    (options.followsSelection === true && navigation !== NavigationType.Pop);
  const found = isFollowed ? selection : addressed;
  const tools = found ?? [];
  const isLoading = !hasWaited || found === undefined;

  const shownPath = paths.compare(tools.map(({ slug }) => slug));
  // What was shown before it became the selection: with the selection of before again, the page returns to it.
  const [before, setBefore] = useState<{ path: string; selectedIds: string }>();
  const selectedIds = chosen.map(({ id }) => id).join();
  const replaceAddress = useEffectEvent(() => {
    if (selectedIds === before?.selectedIds) {
      void navigate(before.path, {
        replace: true,
        state: { ...options, ...keepPlace, followsSelection: false },
      });
      return;
    }
    // Without any tool there is no other address: the entry says that it was cleared.
    const isCleared = tools.length === 0;
    void navigate(isCleared ? pathname + search : shownPath, {
      replace: true,
      state: { ...options, ...keepPlace, followsSelection: true, isCleared },
    });
  });
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    if (isLoading) return;
    const isChanged = lastPath.current !== undefined && lastPath.current !== shownPath;
    lastPath.current = shownPath;
    // Not before a change: the address may name tools that the selection hides.
    if (isFollowed && isChanged) replaceAddress();
  }, [isLoading, isFollowed, shownPath]);
  const select = (selected: readonly Tool[]) => {
    if (!isFollowed) setBefore({ path: shownPath, selectedIds });
    dispatch(replaceSelection(selected));
  };
  const clear = () => {
    setBefore(undefined);
    dispatch(clearComparison());
  };

  return {
    isLoading,
    tools,
    named: isFollowed ? (addressed ?? []) : [],
    unread: isFollowed ? 0 : unread.length,
    ...retrying,
    remove: (tool) => {
      const { id, name } = tool;
      if (isFollowed) return void dispatch(toolRemoved({ id, name }));
      dispatch(toolRemoved({ id, name, address: pathname }));
      const others = tools.filter((one) => one !== tool);
      void navigate(paths.compare(others.map(({ slug }) => slug)), {
        replace: true,
        state: { ...options, ...keepPlace, followsSelection: false },
      });
    },
    add: (tool) => (isFollowed ? void dispatch(toolAdded(tool)) : select([...tools, tool])),
    arrange: select,
    clear: isFollowed ? clear : undefined,
  };
}
