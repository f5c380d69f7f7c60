import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';

import { RecordNotFound } from '../../../blocks/layout/RecordNotFound';
import { paths } from '../../../domain/paths';

interface Props {
  onRetry?: () => void;
  isRetrying?: boolean;
}

export function VersusNotFound({ onRetry, isRetrying }: Props) {
  return (
    <RecordNotFound
      icon={<CompareArrowsOutlined />}
      title="Comparison Not Found"
      text="A tool of this comparison doesn't exist or has been removed."
      back={{ label: 'Back to All Tools', to: paths.tools }}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
