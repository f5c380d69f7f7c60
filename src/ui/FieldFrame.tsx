import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  fieldId: string;
  label: string;
  optional: boolean;
  /** Replaces the hint. */
  error: string | undefined;
  hint?: string | undefined;
  /** The field itself, described by `describedBy`. */
  children: ReactNode;
}

/**
 * A field with its label above, and its hint or error below. 'Optional' is not part of the field's accessible
 * name.
 */
export function FieldFrame({ fieldId, label, optional, error, hint, children }: FieldFrameProps) {
  const hasError = error !== undefined;
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={hasError}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2, mb: 1.5 }}>
        <FormLabel htmlFor={fieldId}>{label}</FormLabel>
        {optional && (
          <Typography
            id={`${fieldId}-optional`}
            component="span"
            variant="caption"
            sx={{ color: 'text.tertiary' }}
          >
            Optional
          </Typography>
        )}
      </Stack>
      {children}
      {note !== undefined && (
        <FormHelperText id={`${fieldId}-note`}>
          {hasError && <ErrorOutlineOutlined fontSize="small" aria-hidden="true" sx={{ my: '2px' }} />}
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
