import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { VersusPick } from '../../../domain/versus/versusText';
import { IconList } from '../../../ui/IconList';
import { LinkedText } from '../../../ui/LinkedText';
import { ToolLogo } from '../../../ui/ToolLogo';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

import { VersusSection } from './VersusSection';

function Pick({ pick: { tool, reasons, drawback } }: { pick: VersusPick }) {
  return (
    <Box sx={{ minWidth: 0, p: { xs: 5, md: 7 }, bgcolor: 'background.default' }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 3, mb: 3, '& > span': { alignSelf: 'flex-start' } }}
      >
        <ToolLogo tool={tool} size={36} radius={9} />
        <Typography variant="subtitle1" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {tool.name}
        </Typography>
      </Stack>
      {tool.editorVerdict === '' ? null : (
        <Typography variant="detail" sx={{ mb: 3 }}>
          <LinkedText text={tool.editorVerdict} />
        </Typography>
      )}
      <IconList sx={{ '& > li': { py: 1 } }}>
        {reasons.map((reason) => (
          <li key={reason} data-icon="check">
            {reason}
          </li>
        ))}
        {drawback === '' ? null : (
          <li data-icon="minus">
            <span>
              <VisuallyHidden>Drawback: </VisuallyHidden>
              {drawback}
            </span>
          </li>
        )}
      </IconList>
    </Box>
  );
}

/** For each tool its verdict, its advantages over the others, and its first drawback (versus-7). */
export function Picks({ picks }: { picks: readonly VersusPick[] }) {
  return (
    <VersusSection title="When to pick which">
      <Paper variant="cells" sx={{ gridTemplateColumns: { md: `repeat(${picks.length}, minmax(0, 1fr))` } }}>
        {picks.map((pick) => (
          <Pick key={pick.tool.id} pick={pick} />
        ))}
      </Paper>
    </VersusSection>
  );
}
