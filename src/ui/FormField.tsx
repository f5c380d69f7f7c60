import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';

import { HelpNote, Label, Optional } from './fieldPieces';

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

/** Native elements: Material UI's OutlinedInput would bring 16 kB for what a border and a halo say. */
const Input = styled('input')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    padding: '0 13px',
    border: `1px solid ${palette.line.field}`,
    borderRadius: 8,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
    transition: 'border-color 120ms ease, box-shadow 120ms ease',
    [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
    'textarea&': { height: 'auto', padding: '10px 13px', lineHeight: '1.5rem', resize: 'vertical' },
    '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
    '@media (hover: hover)': { '&:hover': { borderColor: palette.text.tertiary } },
    '&:focus': {
      borderColor: palette.primary.text,
      boxShadow: `0 0 0 3px ${palette.primary.subtleStrong}`,
      outline: '2px solid transparent',
    },
    '&[aria-invalid="true"]': { borderColor: palette.error.main },
    '&:disabled': { background: palette.background.muted, color: palette.text.tertiary },
  };
});

/** A labelled field with its hint or error below (COMPONENTS, "Form field"). */
export function FormField(props: FormFieldProps) {
  const { label, name, value, onChange, onBlur, type = 'text', error, hint, optional = false } = props;
  const { hideLabel = false, rows = 1, placeholder, disabled = false, autoComplete, maxLength } = props;
  const { nativeRequired = false, inputRef } = props;
  const id = useId();
  const note = error ?? hint;
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <div style={{ minWidth: 0 }}>
      <Label htmlFor={id} data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optional && <Optional>Optional</Optional>}
      </Label>
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
        aria-describedby={noteId}
      />
      {note !== undefined && (
        <HelpNote id={noteId} data-error={error === undefined ? undefined : ''}>
          {error !== undefined && <ErrorOutlined aria-hidden="true" />}
          {note}
        </HelpNote>
      )}
    </div>
  );
}
