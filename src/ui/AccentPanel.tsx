import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';

import { styled } from './theme/styled';

interface Props {
  title: string;
  /** The top margin, in spacing units. */
  mt?: number;
  children: ReactNode;
}

const Panel = styled(Paper)(({ theme }) => ({
  padding: '20px 22px',
  borderColor: theme.vars.palette.primary.border,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.primary.subtle,
  [theme.breakpoints.up('md')]: { padding: '28px 32px' },
  '& > h2': {
    ...theme.typography.body2,
    margin: '0 0 8px',
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
  },
})) as typeof Paper;

/** A panel for the most important sentences of a page, with the accent's tint and a small heading. */
export function AccentPanel({ title, mt = 0, children }: Props) {
  const id = useId();
  return (
    <Panel
      component="section"
      variant="outlined"
      aria-labelledby={id}
      style={mt === 0 ? undefined : { marginTop: mt * 4 }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Panel>
  );
}
