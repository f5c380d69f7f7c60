import { useSelector } from 'react-redux';

import { ToolGrid } from '../../../blocks/tools/ToolGrid';
import { useListSimilarToolsQuery } from '../../../catalogue/catalogueApi';
import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { selectSeed } from '../../../features/visit/visitSlice';
import { hashOf, pickSample } from '../../../lib/sample';

import { WideSection } from './WideSection';

/** Three random tools of the same category, never the tool itself (tool-5). */
export function MoreTools({ tool }: { tool: Tool }) {
  const { data, currentData, isFetching, isError } = useListSimilarToolsQuery(tool.category);
  const seed = hashOf(useSelector(selectSeed), 'more tools', tool.id);
  const others = data?.filter((id) => id !== tool.id) ?? [];
  if ((isError && !currentData) || (data && others.length === 0)) return null;
  return (
    <WideSection id="more-tools" title={`More Tools Like ${tool.name}`}>
      <ToolGrid
        ids={pickSample(others, limits.similarToolsShown, seed)}
        isFetching={isFetching}
        skeletons={limits.similarToolsShown}
        headingLevel="h3"
      />
    </WideSection>
  );
}
