import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import type { Ref } from 'react';

import { ToolGrid } from '../../../blocks/tools/ToolGrid';
import { useListHomeToolsQuery } from '../../../catalogue/catalogueApi';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import { trendingLead } from '../../../domain/trendingText';
import { EmptyState } from '../../../ui/EmptyState';

import { HomeSection } from './HomeSection';

/** Where the grid has two columns, the third card takes both. */
const lastOfThree = {
  '@media (min-width: 668px) and (max-width: 1015.98px)': {
    '& > div > ul > li:nth-of-type(3):last-child': { gridColumn: '1 / -1' },
  },
};

/** Three trending tools; after a failed query, the text for an empty list (home-3, home-5, home-6). */
export function TopTools({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { data, isFetching } = useListHomeToolsQuery(undefined);
  const isEmpty = !isFetching && (data?.length ?? 0) === 0;
  return (
    <HomeSection
      id="home-tools"
      title="Top Trending AI Tools"
      lead={trendingLead}
      link={{ label: 'View all tools', to: paths.tools }}
      headingRef={headingRef}
    >
      {isEmpty ? (
        <EmptyState icon={<TrendingUpOutlined />} title="No trending tools found" />
      ) : (
        <Box sx={lastOfThree}>
          <ToolGrid
            ids={data}
            isFetching={isFetching}
            skeletons={limits.homeToolSkeletons}
            headingLevel="h3"
          />
        </Box>
      )}
    </HomeSection>
  );
}
