import ArticleOutlined from '@mui/icons-material/ArticleOutlined';

import { RecordNotFound } from '../../../blocks/layout/RecordNotFound';
import { paths } from '../../../domain/paths';

interface Props {
  onRetry?: () => void;
  isRetrying?: boolean;
}

export function PostNotFound({ onRetry, isRetrying }: Props) {
  return (
    <RecordNotFound
      icon={<ArticleOutlined />}
      title="Post Not Found"
      text="The article you're looking for doesn't exist or has been removed."
      back={{ label: 'Back to Blog', to: paths.blog }}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
