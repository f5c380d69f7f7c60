import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '13px 16px',
  border: `1px solid ${theme.vars.palette.error.border}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.error.subtle,
  color: theme.vars.palette.error.text,
  ...theme.typography.body2,
  fontWeight: 500,
  '& > svg': { flexShrink: 0, marginTop: 1 },
}));

/** What is wrong with a form as a whole, read out when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <ErrorOutlineOutlined aria-hidden="true" />
      {children}
    </Box>
  );
}
