import { useToolByIdQuery } from '../../catalogue/catalogueApi';
import { useToolEntity } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';

/** A tool of an article, fetched when it is not in the entity table; without an id there is none. */
export function useRelatedTool(id: string | undefined): { tool: Tool | undefined; isPending: boolean } {
  const tool = useToolEntity(id ?? '');
  const isNeeded = id !== undefined && tool === undefined;
  const { isError } = useToolByIdQuery(id ?? '', { skip: !isNeeded });
  return { tool, isPending: isNeeded && !isError };
}
