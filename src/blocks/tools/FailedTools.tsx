import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { countOf } from '../../lib/text';
import { RetryButton } from '../../ui/RetryButton';

interface Props {
  count: number;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Says that tools of a link could not be loaded, with a retry button (compare-8, saved-32). */
export function FailedTools({ count, onRetry, isRetrying }: Props) {
  return (
    <Stack direction="row" role="alert" sx={{ alignItems: 'center', gap: 3, mt: 3 }}>
      <Typography variant="body2">
        {countOf(count, 'tool', 'tools')} of the link could not be read.
      </Typography>
      <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
    </Stack>
  );
}
