import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';

import { Bookshelf } from './Bookshelf';

interface EmptyStateProps {
  /** Content of the gap in the bookshelf. */
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ icon, title, text, action, headingLevel = 'h3' }: EmptyStateProps) {
  return (
    <Card sx={{ alignItems: 'center', px: 6, py: 13, textAlign: 'center' }}>
      <Bookshelf
        items={[
          { width: 43, height: 72, tone: 'stone' },
          { width: 43, height: 88 },
          { width: 49, height: 88, gap: icon },
          { width: 43, height: 64, tone: 'stone' },
          { width: 43, height: 78, leans: 'left' },
        ]}
      />
      <Typography variant="h3" component={headingLevel} sx={{ mt: 6 }}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ mt: 2, maxWidth: '46ch', fontSize: '0.9375rem', color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 5 }}>{action}</Box>}
    </Card>
  );
}
