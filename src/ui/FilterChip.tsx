import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { type Ref } from 'react';

interface FilterChipProps {
  label: string;
  value: string;
  onRemove: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

const Chip = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 7,
  maxWidth: '100%',
  height: 32,
  padding: '0 7px 0 12px',
  border: `1px solid ${theme.vars.palette.primary.border}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.primary.subtle,
  color: theme.vars.palette.primary.text,
  font: 'inherit',
  ...theme.typography.caption,
  cursor: 'pointer',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0, fontSize: 18 },
  '&:hover': { backgroundColor: theme.vars.palette.primary.subtleStrong },
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: -6 } },
}));

export function FilterChip({ label, value, onRemove, buttonRef }: FilterChipProps) {
  return (
    <Chip ref={buttonRef} type="button" aria-label={`Remove filter ${label}: ${value}`} onClick={onRemove}>
      <span title={value}>
        {label}: <strong>{value}</strong>
      </span>
      <Close aria-hidden="true" />
    </Chip>
  );
}
