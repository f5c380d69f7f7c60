import Typography from '@mui/material/Typography';

import { AccentPanel } from '../../../ui/AccentPanel';

/** A summary of what the records say about the tools, in a few sentences (versus-7). */
export function Summary({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <AccentPanel title="In short" mt={5}>
      <Typography variant="lead" sx={{ maxWidth: '44em' }}>
        {sentences.join(' ')}
      </Typography>
    </AccentPanel>
  );
}
