import InputBase from '@mui/material/InputBase';
import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';

import { describedBy } from './describedBy';
import { FieldFrame } from './FieldFrame';

interface FormFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  type?: 'text' | 'email' | 'url';
  /** Replaces the hint. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shown after the label. Required fields have aria-required. */
  optional?: boolean;
  /** Height in lines; more than one renders a textarea. */
  rows?: number;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled field with its hint or error below (design-4). */
export function FormField(props: FormFieldProps) {
  const { label, name, value, onChange, onBlur, type = 'text', error, hint, optional = false } = props;
  const { rows = 1, placeholder, autoComplete, inputRef } = props;
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} optional={optional} error={error} hint={hint}>
      <InputBase
        // `multiline` alone would measure the text in a second, hidden textarea.
        {...(rows > 1 ? { multiline: true, inputComponent: 'textarea', rows } : { type })}
        id={id}
        inputRef={inputRef}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        placeholder={placeholder}
        autoComplete={autoComplete}
        aria-describedby={describedBy(id, { optional, hasNote: (error ?? hint) !== undefined })}
        slotProps={{ input: { 'aria-required': !optional, ...(rows > 1 && { type: undefined }) } }}
      />
    </FieldFrame>
  );
}
