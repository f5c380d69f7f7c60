import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react';

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
  /** The browser's own check, for forms without noValidate. */
  nativeRequired?: boolean;
  hideLabel?: boolean;
  multiline?: boolean;
  /** Height in lines of a field of several lines. */
  rows?: number;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

const Field = styled('div')({ minWidth: 0 });

const Label = styled(FormLabel)({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 6,
  '&[data-hidden]': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

const Optional = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
}));

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '6px 0 0',
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
  '&[data-error]': { color: theme.vars.palette.error.main },
  '& > svg': { flexShrink: 0, margin: '2px 0', fontSize: '1rem' },
}));

export function FormField(props: FormFieldProps) {
  const { label, name, value, onChange, onBlur, type = 'text', error, hint, optional = false } = props;
  const { hideLabel = false, multiline = false, rows = 6, placeholder, disabled = false } = props;
  const { autoComplete, maxLength, nativeRequired = false, inputRef } = props;
  const id = useId();
  const note = error ?? hint;
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <Field>
      <Label htmlFor={id} data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optional && <Optional>Optional</Optional>}
      </Label>
      <OutlinedInput
        fullWidth
        notched={false}
        id={id}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onBlur && { onBlur })}
        error={error !== undefined}
        disabled={disabled}
        {...(inputRef && { inputRef })}
        {...(placeholder !== undefined && { placeholder })}
        {...(autoComplete !== undefined && { autoComplete })}
        {...(multiline && { multiline, rows })}
        slotProps={{
          input: {
            'aria-describedby': noteId,
            'aria-required': !optional,
            required: nativeRequired,
            maxLength,
          },
        }}
      />
      {note !== undefined && (
        <Note id={noteId} data-error={error === undefined ? undefined : ''}>
          {error !== undefined && <ErrorOutlined aria-hidden="true" />}
          {note}
        </Note>
      )}
    </Field>
  );
}
