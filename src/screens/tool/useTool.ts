import { useSelector } from 'react-redux';

import type { CatalogueError } from '../../catalogue/baseQuery';
import { useToolByIdQuery, useToolBySlugQuery } from '../../catalogue/catalogueApi';
import { selectToolById, selectToolBySlug, type ToolsState } from '../../catalogue/toolsSlice';
import type { Tool } from '../../domain/tool';

export interface ToolReading {
  tool: Tool | undefined;
  /** The server knows no such tool. */
  isMissing: boolean;
  isFailed: boolean;
  /** Its own read has come to an end, and not with the word that there is no such tool. */
  isRead: boolean;
  isLoading: boolean;
  retry: () => void;
}

/**
 * The tool of a slug: read anew, and meanwhile what a list has brought of it. A tool that came without a
 * slug of its own stands under its id, and is read by that.
 */
export function useTool(slug: string): ToolReading {
  const known = useSelector((state: { tools: ToolsState }) => selectToolBySlug(state, slug));
  const hasOwnSlug = known === undefined || known.slug !== known._id;
  const bySlug = useToolBySlugQuery(slug, { skip: !hasOwnSlug });
  const byId = useToolByIdQuery(known?._id ?? '', { skip: hasOwnSlug });
  const { currentData, error, isFetching, refetch } = hasOwnSlug ? bySlug : byId;
  const read = useSelector((state: { tools: ToolsState }) => selectToolById(state, currentData ?? ''));
  const isFailed = error !== undefined;
  const isUnknown = (error as CatalogueError | undefined)?.kind === 'missing';
  return {
    tool: read ?? known,
    isMissing: isUnknown && !isFetching,
    isFailed,
    isRead: !isUnknown && (isFailed || currentData !== undefined),
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
