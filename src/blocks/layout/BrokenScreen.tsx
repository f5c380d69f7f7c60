import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { reloadPage } from '../../platform/page';
import { PageMetadata } from '../../seo/PageMetadata';

import { useReportProblem } from './reportProblem';

/** The fallback for a screen that threw: the layout stays, and a reload is offered. */
export function BrokenScreen() {
  const reportProblem = useReportProblem();
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        <Button onClick={reloadPage}>Reload the page</Button>
        <Button onClick={reportProblem}>Report a problem</Button>
      </Stack>
    </Container>
  );
}
