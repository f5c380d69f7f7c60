import ExpandMore from '@mui/icons-material/ExpandMore';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

import { describedBy } from './describedBy';
import { FieldFrame } from './FieldFrame';

interface SelectFieldProps {
  label: string;
  name: string;
  /** '' when nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  optional?: boolean;
}

/** A field to choose one of some options: a native select styled like FormField. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, options, onChange, onBlur, error, optional = false } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} optional={optional} error={error}>
      <NativeSelect
        input={<InputBase />}
        IconComponent={ExpandMore}
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-describedby={describedBy(id, { optional, hasNote: error !== undefined })}
        slotProps={{ input: { 'aria-required': !optional } }}
      >
        <option value="">Choose one</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
