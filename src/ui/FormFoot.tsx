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
  /** What went wrong with the last attempt. */
  alert?: ReactNode;
  button: ReactNode;
  note: string;
}

/** The end of a form: its button under the fields, a note beside it. */
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
