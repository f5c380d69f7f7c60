import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { Tool } from '../../../domain/tool';
import { LinkedText } from '../../../ui/LinkedText';

/** The editor's verdict, when there is one. */
export function Verdict({ tool }: { tool: Tool }) {
  const id = useId();
  if (tool.editorVerdict === '') return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        px: { xs: 5.5, md: 8 },
        py: { xs: 5, md: 7 },
        borderColor: 'primary.border',
        borderRadius: 2,
        bgcolor: 'primary.subtle',
      }}
    >
      <Typography
        variant="body2"
        component="h2"
        id={id}
        sx={{ mb: 2, color: 'primary.text', fontWeight: 600 }}
      >
        Editor&apos;s Verdict
      </Typography>
      <Typography variant="lead">
        <LinkedText text={tool.editorVerdict} />
      </Typography>
    </Paper>
  );
}
