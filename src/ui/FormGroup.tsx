import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { FormColumns } from './FormColumns';

interface FormGroupProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A group of a form's fields: its description on the left, the fields on the right. */
export function FormGroup({ title, note, children }: FormGroupProps) {
  const id = useId();
  return (
    <FormColumns
      role="group"
      aria-labelledby={id}
      sx={{
        py: { xs: 8, md: 9 },
        borderBottom: 1,
        borderColor: 'line.main',
        '&:first-of-type': { pt: 0 },
      }}
    >
      <div>
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          {note}
        </Typography>
      </div>
      <Stack spacing={5} sx={{ minWidth: 0 }}>
        {children}
      </Stack>
    </FormColumns>
  );
}
