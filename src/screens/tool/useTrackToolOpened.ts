import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { toolOpened } from '../../domain/events';
import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';
import { viewedToolOf } from '../../domain/viewedTool';
import { now } from '../../platform/clock';
import { randomInteger } from '../../platform/random';

/**
 * Dispatches `toolOpened` once `isShown`, and again when the tool's own record says more of it than the list
 * did (tool-7, tool-16, tool-25). The time and the random counts are drawn here, so that they are in the event.
 */
export function useTrackToolOpened(tool: Tool, isShown: boolean): void {
  const dispatch = useDispatch();
  const lastOpened = useRef<string>(undefined);
  const openTool = useEffectEvent(() => {
    const openedAt = now();
    const viewed = viewedToolOf(tool, openedAt);
    const opened = JSON.stringify({ ...viewed, id: tool.id, timestamp: '' });
    // StrictMode runs effects twice, and the tool's own record often says no more than the list.
    if (lastOpened.current === opened) return;
    lastOpened.current = opened;
    const initialCounts = {
      upvotes: randomInteger(limits.initialUpvotes),
      downvotes: randomInteger(limits.initialDownvotes),
      views: randomInteger(limits.initialViews),
      clicks: randomInteger(limits.initialClicks),
    };
    dispatch(toolOpened({ id: tool.id, openedAt, initialCounts, viewed }));
  });
  useEffect(() => {
    if (isShown) openTool();
  }, [tool, isShown]);
}
