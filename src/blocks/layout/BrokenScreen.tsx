import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { PageMetadata } from '../../seo/PageMetadata';

/** The fallback of a screen that threw: the layout stays, a reload is offered. */
export function BrokenScreen() {
  return (
    <Container role="alert" sx={{ pt: 21, textAlign: 'center' }}>
      <PageMetadata
        title="Something went wrong"
        description="This page could not be shown."
        canonicalUrl="/"
        noIndex
      />
      <Typography variant="h1">Something went wrong</Typography>
      <Typography variant="lead" sx={{ my: 4, mx: 'auto', maxWidth: '34em', color: 'text.secondary' }}>
        This page could not be shown. Reloading usually helps; what you have saved is kept.
      </Typography>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </Container>
  );
}
