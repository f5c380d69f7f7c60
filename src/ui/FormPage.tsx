import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormPageProps {
  title: string;
  lead: string;
  /** Beside the form, or below it when there is no room. */
  aside: ReactNode;
  children: ReactNode;
}

/** The layout of a form screen: title and form on the left, further information on the right. */
export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <Container>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' },
          alignItems: { lg: 'start' },
          rowGap: 12,
          columnGap: { lg: 10, xl: 18 },
          pt: { xs: 11, md: 14 },
        }}
      >
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead" sx={{ mt: 2, maxWidth: '34em', color: 'text.secondary' }}>
            {lead}
          </Typography>
          <Box sx={{ mt: { xs: 7, md: 11 } }}>{children}</Box>
        </div>
        <aside>{aside}</aside>
      </Box>
    </Container>
  );
}
