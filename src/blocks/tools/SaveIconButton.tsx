import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';
import { useToolBookmark } from '../../features/bookmarks/useToolBookmark';
import { BookmarkIconButton } from '../../ui/BookmarkIconButton';

/** The bookmark button in a card's corner. */
export function SaveIconButton({ tool }: { tool: Tool }) {
  const { isSaved, toggle } = useToolBookmark(tool);
  return (
    <BookmarkIconButton
      isSaved={isSaved}
      label={isSaved ? `Remove ${tool.name} from saved` : `Save ${tool.name}`}
      path={paths.tool(tool.slug)}
      onClick={toggle}
    />
  );
}
