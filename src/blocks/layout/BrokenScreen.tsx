import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

import { PageMetadata } from '../../seo/PageMetadata';
import { EmptyState } from '../../ui/EmptyState';

/** What stands in place of a screen that threw: the layout stays, a reload is offered. */
export function BrokenScreen() {
  return (
    <Container sx={{ py: 16 }}>
      <PageMetadata
        title="Something went wrong"
        description="This page could not be shown."
        canonicalUrl="/"
        noIndex
      />
      <div role="alert">
        <EmptyState
          icon={<ErrorOutlineOutlined />}
          headingLevel="h1"
          title="Something went wrong"
          text="This page could not be shown. Reloading usually helps; what you have saved is kept."
          action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        />
      </div>
    </Container>
  );
}
