import { useToolByIdQuery } from '../../catalogue/catalogueApi';
import { useToolEntity } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';

/** Returns a tool of an article, fetched if it is not in the entity table; undefined without an id. */
export function useRelatedTool(id: string | undefined): { tool: Tool | undefined; isPending: boolean } {
  const known = useToolEntity(id ?? '');
  const isNeeded = id !== undefined && known === undefined;
  const { currentData, isError } = useToolByIdQuery(id ?? '', { skip: !isNeeded });
  // An article refers to a tool by `_id`; the entity table is keyed by `id`.
  const read = useToolEntity(currentData ?? '');
  const tool = known ?? read;
  return { tool, isPending: isNeeded && tool === undefined && !isError };
}
