import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { countOf } from '../../lib/text';

interface Props {
  count: number;
  onRetry: () => void;
}

/** Says that tools of a link could not be read, with a button to try again (compare-8, saved-32). */
export function UnreadTools({ count, onRetry }: Props) {
  return (
    <Stack direction="row" role="alert" sx={{ alignItems: 'center', gap: 3, mt: 3 }}>
      <Typography variant="body2">
        {countOf(count, 'tool', 'tools')} of the link could not be read.
      </Typography>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}
