import { useEffect, useState } from 'react';

import type { Tool } from '../../domain/tool';

const leavingMs = 130;

export interface BookshelfItem {
  tool: Tool;
  isLeaving: boolean;
}

/** The tools of a list, and for the moment of leaving those that have just gone from it, at their old places. */
export function useLeavingTools(tools: readonly Tool[]): readonly BookshelfItem[] {
  const [seen, setSeen] = useState(tools);
  const [leaving, setLeaving] = useState<readonly { tool: Tool; place: number }[]>([]);
  if (seen !== tools) {
    const isListed = ({ id }: Tool) => tools.some((tool) => tool.id === id);
    const gone = seen.flatMap((tool, place) => (isListed(tool) ? [] : [{ tool, place }]));
    setSeen(tools);
    setLeaving([...leaving.filter(({ tool }) => !isListed(tool)), ...gone]);
  }
  useEffect(() => {
    if (leaving.length === 0) return undefined;
    const timer = setTimeout(() => setLeaving([]), leavingMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  const standing: BookshelfItem[] = tools.map((tool) => ({ tool, isLeaving: false }));
  for (const { tool, place } of leaving) standing.splice(place, 0, { tool, isLeaving: true });
  return standing;
}
