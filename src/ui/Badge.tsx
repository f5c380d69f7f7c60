import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

interface BadgeProps {
  tone?: 'muted' | 'accent' | 'success' | 'warning';
  icon?: ReactNode;
  children: ReactNode;
}

const Box = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 4,
  height: 22,
  padding: '0 7px',
  borderRadius: 6,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.muted,
  '& > svg': { fontSize: '0.875rem' },
  '&[data-tone="accent"]': {
    color: theme.vars.palette.primary.text,
    backgroundColor: theme.vars.palette.primary.subtle,
  },
  '&[data-tone="success"]': {
    color: theme.vars.palette.success.text,
    backgroundColor: theme.vars.palette.success.subtle,
  },
  '&[data-tone="warning"]': {
    color: theme.vars.palette.warning.text,
    backgroundColor: theme.vars.palette.warning.subtle,
  },
}));

export function Badge({ tone = 'muted', icon, children }: BadgeProps) {
  return (
    <Box data-tone={tone}>
      {icon}
      {children}
    </Box>
  );
}
