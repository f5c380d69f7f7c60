import { isMissingError } from '../../catalogue/baseQuery';
import { catalogueApi, useToolByIdQuery, useToolBySlugQuery } from '../../catalogue/catalogueApi';
import { useToolEntity, useToolEntityBySlug } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';

export interface ToolReading {
  tool: Tool | undefined;
  /** Whether the tool's own response is there; a list has some fields only. */
  isComplete: boolean;
  /** The server has no such tool. */
  isMissing: boolean;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/**
 * The tool of a slug: fetched, and while it is loading the entity of a list. A tool without a slug has its id in
 * the URL, and is fetched by it; one that is not found by it may have an id that is its slug (catalogue-3).
 */
export function useTool(slug: string): ToolReading {
  const known = useToolEntityBySlug(slug);
  const { isUninitialized } = catalogueApi.endpoints.toolBySlug.useQueryState(slug);
  const byId = useToolByIdQuery(slug, { skip: known?._id !== slug || !isUninitialized });
  const isById = !byId.isUninitialized && !isMissingError(byId.error);
  const bySlug = useToolBySlugQuery(slug, { skip: isById });
  const { currentData, error, isFetching, refetch } = isById ? byId : bySlug;
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
