import { isMissingError } from '../../catalogue/baseQuery';
import { useToolBySlugQuery } from '../../catalogue/catalogueApi';
import { useToolEntity, useToolEntityBySlug } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';

interface ToolReading {
  tool: Tool | undefined;
  /** Whether the tool's own response has arrived; a list only has some of the fields. */
  isComplete: boolean;
  /** The server has no such tool. */
  isMissing: boolean;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/** Returns the tool with a slug: fetched, or while it is loading, the entity known from a list. */
export function useTool(slug: string): ToolReading {
  const known = useToolEntityBySlug(slug);
  const { currentData, error, isFetching, refetch } = useToolBySlugQuery(slug);
  const read = useToolEntity(currentData ?? '');
  return {
    tool: read ?? known,
    isComplete: read !== undefined,
    isMissing: !isFetching && isMissingError(error),
    isFailed: error !== undefined,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
