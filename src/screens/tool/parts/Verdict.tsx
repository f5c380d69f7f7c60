import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Tool } from '../../../domain/tool';

const Box = styled('section')(({ theme }) => ({
  padding: '20px 22px',
  border: `1px solid ${theme.vars.palette.primary.border}`,
  borderRadius: 16,
  background: theme.vars.palette.primary.subtle,
  [theme.breakpoints.up('md')]: { padding: '28px 32px' },
  '& h2': {
    margin: '0 0 8px',
    color: theme.vars.palette.primary.text,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    fontWeight: 600,
    letterSpacing: 0,
  },
  '& p': { ...theme.typography.lead, margin: 0 },
}));

/** The editor's verdict, when there is one. */
export function Verdict({ tool }: { tool: Tool }) {
  const id = useId();
  if (tool.editorVerdict === '') return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>Editor&apos;s Verdict</h2>
      <p>{tool.editorVerdict}</p>
    </Box>
  );
}
