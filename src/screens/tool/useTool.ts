import type { CatalogueError } from '../../catalogue/baseQuery';
import { useToolByIdQuery, useToolBySlugQuery } from '../../catalogue/catalogueApi';
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
 * the URL, and is fetched by it.
 */
export function useTool(slug: string): ToolReading {
  const known = useToolEntityBySlug(slug);
  const hasOwnSlug = known === undefined || known.slug !== known._id;
  const bySlug = useToolBySlugQuery(slug, { skip: !hasOwnSlug });
  const byId = useToolByIdQuery(known?._id ?? '', { skip: hasOwnSlug });
  const { currentData, error, isFetching, refetch } = hasOwnSlug ? bySlug : byId;
  const read = useToolEntity(currentData ?? '');
  const isMissing = !isFetching && (error as CatalogueError | undefined)?.kind === 'missing';
  return {
    tool: read ?? known,
    isComplete: read !== undefined,
    isMissing,
    isFailed: error !== undefined,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
