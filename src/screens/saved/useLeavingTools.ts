import { useEffect, useState } from 'react';

import type { Tool } from '../../domain/tool';

/** Duration of the exit transition. */
const leavingMs = 130;

export interface ListedTool {
  tool: Tool;
  isLeaving: boolean;
}

/** The tools of a list with, while their exit transition runs, the tools just removed from it at their old index. */
export function useLeavingTools(tools: readonly Tool[]): readonly ListedTool[] {
  const [seen, setSeen] = useState(tools);
  const [leaving, setLeaving] = useState<readonly { tool: Tool; index: number }[]>([]);
  if (seen !== tools) {
    const isListed = ({ id }: Tool) => tools.some((tool) => tool.id === id);
    const gone = seen.flatMap((tool, index) => (isListed(tool) ? [] : [{ tool, index }]));
    setSeen(tools);
    setLeaving([...leaving.filter(({ tool }) => !isListed(tool)), ...gone]);
  }
  useEffect(() => {
    if (leaving.length === 0) return undefined;
    const timer = setTimeout(() => setLeaving([]), leavingMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  const listed: ListedTool[] = tools.map((tool) => ({ tool, isLeaving: false }));
  for (const { tool, index } of leaving) listed.splice(index, 0, { tool, isLeaving: true });
  return listed;
}
