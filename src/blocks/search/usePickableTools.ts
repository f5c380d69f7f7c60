import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useSuggestToolsQuery } from '../../catalogue/catalogueApi';
import { useFreshTools } from '../../catalogue/hooks';
import { selectToolEntities } from '../../catalogue/toolsSlice';
import { useToolsBySlugs } from '../../catalogue/useToolsBySlugs';
import { limits } from '../../domain/limits';
import { noticeText } from '../../domain/noticeText';
import { suggestedToolOf } from '../../domain/suggestedTool';
import type { Tool } from '../../domain/tool';
import { isDiscontinued } from '../../domain/toolFacts';
import { selectSavedTools } from '../../features/bookmarks/bookmarksSlice';
import { getOwn } from '../../lib/getOwn';
import { countOf } from '../../lib/text';
import { wordsOf } from '../../lib/words';
import { useThrottled } from '../../ui/useThrottled';

import { searchLimits } from './searchLimits';
import { groups, type SearchOption, toolOption } from './searchOptions';

/** Omits the price, for which the picker has no room. */
const pickOption = (
  tool: Tool,
  group: SearchOption['group'],
  words: readonly string[] = [],
): SearchOption => ({
  ...toolOption(suggestedToolOf(tool), group, words),
  aside: '',
});

interface PickableTools {
  /** The tools of the options. */
  tools: readonly Tool[];
  options: readonly SearchOption[];
  words: readonly string[];
  /**
   * Whether a tool fits the current text: while its request is pending, the options are those of an older text,
   * and only tools whose name contains the current one do.
   */
  fitsText: (tool: Tool) => boolean;
  /** Announced to screen readers, and shown if there are no options. */
  status: string;
}

const nothing: PickableTools = { tools: [], options: [], words: [], fitsText: () => true, status: '' };

/**
 * Returns the tools that can be added to a comparison: without a text, alternatives to the compared tools and
 * saved tools; otherwise the site's search results (compare-21). Discontinued tools and those already
 * compared are left out.
 */
export function usePickableTools(text: string, compared: readonly Tool[]): PickableTools {
  const typed = useThrottled(text.trim(), searchLimits.throttleMs);
  const { data, isError } = useSuggestToolsQuery(typed, { skip: typed === '' });
  const entities = useSelector(selectToolEntities);
  const saved = useFreshTools(useSelector(selectSavedTools));
  const slugs = useMemo(
    () =>
      [...new Set(compared.flatMap(({ alternatives }) => alternatives.map(({ slug }) => slug)))].slice(
        0,
        limits.suggestedTools + limits.maxCompared,
      ),
    [compared],
  );
  const { tools: alternatives } = useToolsBySlugs(slugs);
  const isPickable = (tool: Tool) => !isDiscontinued(tool) && !compared.some(({ id }) => id === tool.id);

  if (text.trim() === '') {
    const often = alternatives.filter(isPickable).slice(0, limits.suggestedTools);
    const others = saved
      .filter((tool) => isPickable(tool) && !often.some(({ id }) => id === tool.id))
      .slice(0, limits.suggestedTools);
    return {
      ...nothing,
      tools: [...often, ...others],
      options: [
        ...often.map((tool) => pickOption(tool, groups.alternatives)),
        ...others.map((tool) => pickOption(tool, groups.saved)),
      ],
    };
  }
  // `data` would be the response for an older text.
  if (isError) return { ...nothing, status: noticeText.listingFailed.text };
  if (data === undefined) return nothing;
  const searched = data.match?.corrected ?? data.search;
  const words = wordsOf(searched);
  const found = data.ids
    .flatMap((id) => getOwn(entities, id) ?? [])
    .filter(isPickable)
    .slice(0, limits.suggestedTools);
  return {
    tools: found,
    options: found.map((tool) => pickOption(tool, groups.tools, words)),
    words,
    fitsText: ({ name }) =>
      data.search === text.trim() || name.toLowerCase().includes(text.trim().toLowerCase()),
    status:
      found.length === 0 ? `No other tool found for “${searched}”` : countOf(found.length, 'tool', 'tools'),
  };
}
