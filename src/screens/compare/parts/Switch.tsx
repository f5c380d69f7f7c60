import { styled } from '@mui/material/styles';

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 400,
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    flexShrink: 0,
    width: 32,
    height: 18,
    margin: 0,
    // Seen in forced colours, where backgrounds go.
    border: '1px solid transparent',
    borderRadius: 9,
    background: theme.vars.palette.line.field,
    cursor: 'inherit',
    transition: 'background-color 120ms ease',
  },
  '& input::before': {
    content: '""',
    display: 'block',
    width: 14,
    height: 14,
    margin: 1,
    borderRadius: 7,
    background: '#fff',
  },
  '& input:checked': { background: theme.vars.palette.primary.main },
  '& input:checked::before': { marginLeft: 15 },
  '@media (forced-colors: active)': { '& input::before': { background: 'ButtonText' } },
}));

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <Label>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </Label>
  );
}
