import Typography from '@mui/material/Typography';
import { memo } from 'react';

import type { Tool } from '../../../domain/tool';
import { AccentPanel } from '../../../ui/AccentPanel';
import { LinkedText } from '../../../ui/LinkedText';

/** The editor's verdict, if there is one. */
export const Verdict = memo(function Verdict({ tool }: { tool: Tool }) {
  if (tool.editorVerdict === '') return null;
  return (
    <AccentPanel title="Editor's Verdict">
      <Typography variant="lead">
        <LinkedText text={tool.editorVerdict} />
      </Typography>
    </AccentPanel>
  );
});
