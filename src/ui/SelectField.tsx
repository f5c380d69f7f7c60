import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { describedBy } from './describedBy';
import { Input } from './fieldPieces';

interface SelectFieldProps {
  label: string;
  name: string;
  /** '' when nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
}

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > select': {
    appearance: 'none',
    paddingRight: 40,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[data-empty]': { color: theme.vars.palette.text.tertiary },
    '& > option': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
  '& > svg': {
    position: 'absolute',
    top: 12,
    right: 12,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
}));

/** A field that takes one of some options: the browser's own select, dressed as FormField. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, options, onChange, onBlur, error, hint, optional = false } = props;
  const id = useId();
  return (
    <div style={{ minWidth: 0 }}>
      <FieldLabel fieldId={id} label={label} optional={optional} />
      <Box>
        <Input
          as="select"
          id={id}
          name={name}
          value={value}
          data-empty={value === '' ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-required={!optional}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { optional, hasNote: (error ?? hint) !== undefined })}
        >
          <option value="">Choose one</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Input>
        <ExpandMore aria-hidden="true" />
      </Box>
      <FieldNote fieldId={id} error={error} hint={hint} />
    </div>
  );
}
