import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SplitSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
  id?: string;
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 64,
  [theme.breakpoints.up('md')]: { marginTop: 84 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '352px minmax(0, 1fr)', gap: 64 },
}));

/** A heading on the left, its content on the right; stacked on narrow viewports. */
export function SplitSection({ title, lead, children, id }: SplitSectionProps) {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId}>
      <div>
        <Typography variant="h2" id={headingId}>
          {title}
        </Typography>
        {lead !== undefined && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{lead}</Typography>}
      </div>
      <div>{children}</div>
    </Section>
  );
}
