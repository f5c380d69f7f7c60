import SearchOutlined from '@mui/icons-material/SearchOutlined';

import { RecordNotFound } from '../../../blocks/layout/RecordNotFound';
import { paths } from '../../../domain/paths';

interface Props {
  onRetry?: () => void;
  isRetrying?: boolean;
}

export function ToolNotFound({ onRetry, isRetrying }: Props) {
  return (
    <RecordNotFound
      icon={<SearchOutlined />}
      title="Tool Not Found"
      text="The tool you're looking for doesn't exist or has been removed."
      back={{ label: 'Back to All Tools', to: paths.tools }}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
