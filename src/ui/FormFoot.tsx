import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingTop: 28,
  '& > .sending': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 20px' },
  '& p': { margin: 0, ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: { '& button': { width: '100%' } },
  [theme.breakpoints.up('md')]: { paddingTop: 36, paddingLeft: 248 },
}));

interface FormFootProps {
  /** The error of the last attempt. */
  alert?: ReactNode;
  button: ReactNode;
  note: string;
}

/** The foot of a form: its submit button, with a note beside it. */
export function FormFoot({ alert, button, note }: FormFootProps) {
  return (
    <Foot>
      {alert}
      <div className="sending">
        {button}
        <p>{note}</p>
      </div>
    </Foot>
  );
}
