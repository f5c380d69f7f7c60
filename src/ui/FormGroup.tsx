import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FormGroupProps {
  title: string;
  note: string;
  children: ReactNode;
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '32px 0',
  borderBottom: `1px solid ${theme.vars.palette.line.main}`,
  '&:first-of-type': { paddingTop: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gap: 40,
    padding: '36px 0',
  },
}));

/** The fields of a group; two that belong together stand side by side where there is room. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 16px',
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-half]': { gridColumn: 'auto' },
  },
}));

/** A group of a form: what it is about at the left, its fields at the right. */
export function FormGroup({ title, note, children }: FormGroupProps) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          {note}
        </Typography>
      </div>
      <Fields>{children}</Fields>
    </Group>
  );
}
