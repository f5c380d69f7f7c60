import { useToolByIdQuery } from '../../catalogue/catalogueApi';
import { useToolEntity } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';

/** A tool of an article, fetched when it is not in the entity table; without an id there is none. */
export function useRelatedTool(id: string | undefined): { tool: Tool | undefined; isPending: boolean } {
  const known = useToolEntity(id ?? '');
  const isNeeded = id !== undefined && known === undefined;
  const { currentData, isError } = useToolByIdQuery(id ?? '', { skip: !isNeeded });
  // An article names the `_id` of a tool; the entity table has it by its `id`.
  const read = useToolEntity(currentData ?? '');
  const tool = known ?? read;
  return { tool, isPending: isNeeded && tool === undefined && !isError };
}
