import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { PageMetadata } from '../../seo/PageMetadata';
import { EmptyState } from '../../ui/EmptyState';
import { RetryButton } from '../../ui/RetryButton';
import { SiteLink } from '../../ui/SiteLink';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  back: { label: string; to: string };
  /** Retries a query that failed for another reason than a missing record (tool-23, article-12). */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** Shown when a tool or article does not exist or could not be fetched. */
export function RecordNotFound({ icon, title, text, back, onRetry, isRetrying = false }: Props) {
  return (
    <Container sx={{ pt: 12 }}>
      <PageMetadata title={title} description={text} canonicalUrl={back.to} noIndex />
      <EmptyState
        icon={icon}
        headingLevel="h1"
        title={title}
        text={text}
        action={
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
            <Button component={SiteLink} to={back.to}>
              {back.label}
            </Button>
            {onRetry ? <RetryButton onRetry={onRetry} isRetrying={isRetrying} size="medium" /> : null}
          </Stack>
        }
      />
    </Container>
  );
}
