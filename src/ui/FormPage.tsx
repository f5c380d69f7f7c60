import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormPageProps {
  title: string;
  lead: string;
  /** Beside the form; below it where there is no room. */
  aside: ReactNode;
  children: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  paddingTop: 44,
  [theme.breakpoints.up('md')]: { paddingTop: 56 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    columnGap: 40,
    alignItems: 'start',
  },
  [theme.breakpoints.up('xl')]: { columnGap: 72 },
}));

const Body = styled('div')(({ theme }) => ({
  marginTop: 28,
  [theme.breakpoints.up('md')]: { marginTop: 44 },
}));

/** The layout of a form screen: title and form on the left, further information on the right. */
export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <Container>
      <Columns>
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary' }}>
            {lead}
          </Typography>
          <Body>{children}</Body>
        </div>
        <aside>{aside}</aside>
      </Columns>
    </Container>
  );
}
