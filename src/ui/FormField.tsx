import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';

import { FieldLabel } from './FieldLabel';
import { FieldNote } from './FieldNote';
import { describedBy } from './describedBy';
import { Input } from './fieldPieces';

interface FormFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'url' | 'tel';
  /** Takes the place of the hint. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Says so after the label. A field that is not optional carries aria-required. */
  optional?: boolean;
  /** Also the browser's own check, for forms without noValidate. */
  nativeRequired?: boolean;
  hideLabel?: boolean;
  /** Height in lines; more than one makes it a field of several lines. */
  rows?: number;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled field with its hint or error below (design-4). */
export function FormField(props: FormFieldProps) {
  const { label, name, value, onChange, onBlur, type = 'text', error, hint, optional = false } = props;
  const { hideLabel = false, rows = 1, placeholder, disabled = false, autoComplete, maxLength } = props;
  const { nativeRequired = false, inputRef } = props;
  const id = useId();
  return (
    <div style={{ minWidth: 0 }}>
      <FieldLabel fieldId={id} label={label} optional={optional} isHidden={hideLabel} />
      <Input
        {...(rows > 1 ? { as: 'textarea', rows } : { type })}
        id={id}
        ref={inputRef as Ref<HTMLInputElement>}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        placeholder={placeholder}
        autoComplete={autoComplete}
        maxLength={maxLength}
        disabled={disabled}
        required={nativeRequired}
        aria-required={!optional}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { optional, hasNote: (error ?? hint) !== undefined })}
      />
      <FieldNote fieldId={id} error={error} hint={hint} />
    </div>
  );
}
