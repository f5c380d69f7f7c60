import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';

import { ToolResults, type ToolResultsProps } from '../../../blocks/tools/ToolResults';
import { noticeText } from '../../../domain/noticeText';
import { EmptyState } from '../../../ui/EmptyState';

/** The trending tools, or the empty state (trending-3, trending-4, trending-8). */
export function TrendingResults(props: ToolResultsProps) {
  return (
    <ToolResults
      {...props}
      failedText={noticeText.trendingFailed.text}
      empty={
        <EmptyState
          icon={<TrendingUpOutlined />}
          headingLevel="h2"
          title="No trending tools found"
          text="Check back soon for updates on trending AI tools."
        />
      }
    />
  );
}
