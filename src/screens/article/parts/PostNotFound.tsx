import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { PageMetadata } from '../../../seo/PageMetadata';
import { EmptyState } from '../../../ui/EmptyState';

const text = "The article you're looking for doesn't exist or has been removed.";

interface Props {
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** No such article; with `onRetry`, its read has failed and may be tried again (CONTRACT 6). */
export function PostNotFound({ onRetry, isRetrying = false }: Props) {
  return (
    <Container sx={{ pt: 12 }}>
      <PageMetadata title="Post Not Found" description={text} canonicalUrl={paths.blog} noIndex />
      <EmptyState
        icon={<ArticleOutlined />}
        headingLevel="h1"
        title="Post Not Found"
        text={text}
        action={
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
            <Button component={Link} to={paths.blog}>
              Back to Blog
            </Button>
            {onRetry ? (
              <Button onClick={onRetry} disabled={isRetrying} aria-busy={isRetrying}>
                Retry
              </Button>
            ) : null}
          </Stack>
        }
      />
    </Container>
  );
}
