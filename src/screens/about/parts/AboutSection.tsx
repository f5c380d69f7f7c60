import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface AboutSectionProps {
  title: string;
  /** One line under the heading. */
  lead?: string;
  children: ReactNode;
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '40px 0',
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  [theme.breakpoints.up('md')]: { padding: '56px 0' },
  '&&:last-of-type': { paddingBottom: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '352px minmax(0, 1fr)', gap: 64 },
}));

/** A section between lines: heading on the left, content on the right. */
export function AboutSection({ title, lead, children }: AboutSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography sx={{ mt: 1, textWrap: 'balance', color: 'text.secondary' }}>{lead}</Typography>
        )}
      </div>
      <div>{children}</div>
    </Section>
  );
}
