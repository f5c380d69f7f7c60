import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Card = styled('div')(({ theme }) => ({
  padding: 24,
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.subtle,
}));

const Footnote = styled('p')(({ theme }) => ({
  margin: '12px 4px 0',
  ...theme.typography.caption,
  color: theme.vars.palette.text.tertiary,
}));

interface FormSideCardProps {
  title: string;
  children: ReactNode;
  /** A line of text under the card. */
  footnote: ReactNode;
}

/** The card beside a form. */
export function FormSideCard({ title, children, footnote }: FormSideCardProps) {
  return (
    <>
      <Card>
        <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Card>
      <Footnote>{footnote}</Footnote>
    </>
  );
}
