import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { reloadPage } from '../../platform/page';
import { PageMetadata } from '../../seo/PageMetadata';
import { useIsOnline } from '../../ui/useIsOnline';

import { useReportProblem } from './reportProblem';

interface Props {
  onRetry: () => void;
}

/**
 * The fallback for a screen that threw: the layout stays, and a reload is offered. Offline, its code is
 * probably what is missing, and a reload would lose the page.
 */
export function BrokenScreen({ onRetry }: Props) {
  const reportProblem = useReportProblem();
  const isOnline = useIsOnline();
  const title = isOnline ? 'Something went wrong' : 'You are offline';
  return (
    <Container role="alert" sx={{ pt: 21, textAlign: 'center' }}>
      <PageMetadata title={title} description="This page could not be shown." canonicalUrl="/" noIndex />
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" sx={{ my: 4, mx: 'auto', maxWidth: '34em', color: 'text.secondary' }}>
        {isOnline
          ? 'This page could not be shown. Reloading usually helps; what you have saved is kept.'
          : 'This page has not been loaded yet. It opens when the connection is back; what you have saved is kept.'}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        {isOnline ? (
          <>
            <Button onClick={reloadPage}>Reload the page</Button>
            <Button onClick={reportProblem}>Report a problem</Button>
          </>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
      </Stack>
    </Container>
  );
}
