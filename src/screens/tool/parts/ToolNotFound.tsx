import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { PageMetadata } from '../../../seo/PageMetadata';
import { EmptyState } from '../../../ui/EmptyState';

const text = "The tool you're looking for doesn't exist or has been removed.";

/** No such tool; with `onRetry`, its read has failed and may be tried again (CONTRACT 6). */
export function ToolNotFound({
  onRetry,
  isRetrying = false,
}: {
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  return (
    <Container sx={{ pt: 12 }}>
      <PageMetadata title="Tool Not Found" description={text} canonicalUrl={paths.tools} noIndex />
      <EmptyState
        icon={<SearchOutlined />}
        headingLevel="h1"
        title="Tool Not Found"
        text={text}
        action={
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
            <Button component={Link} to={paths.tools}>
              Back to All Tools
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
