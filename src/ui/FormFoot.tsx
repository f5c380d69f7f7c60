import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormFootProps {
  /** The error of the last submission. */
  alert?: ReactNode;
  button: ReactNode;
  note: string;
}

/** The footer of a form: the submit button with a note beside it. */
export function FormFoot({ alert, button, note }: FormFootProps) {
  return (
    <Stack spacing={4} sx={{ pt: { xs: 7, md: 9 }, pl: { md: 62 } }}>
      {alert}
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ flexWrap: { md: 'wrap' }, alignItems: { md: 'center' }, gap: '16px 20px' }}
      >
        {button}
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          {note}
        </Typography>
      </Stack>
    </Stack>
  );
}
