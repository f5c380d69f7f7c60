import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';

import { RecordNotFound } from '../../../blocks/layout/RecordNotFound';
import { paths } from '../../../domain/paths';

interface Props {
  /** Given when a tool could not be read, which says nothing of whether it exists. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

export function VersusNotFound({ onRetry, isRetrying }: Props) {
  return (
    <RecordNotFound
      icon={<CompareArrowsOutlined />}
      title={onRetry ? 'Comparison Not Loaded' : 'Comparison Not Found'}
      text={
        onRetry
          ? 'A tool of this comparison could not be loaded. Please try again later.'
          : "A tool of this comparison doesn't exist or has been removed."
      }
      back={{ label: 'Back to All Tools', to: paths.tools }}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
