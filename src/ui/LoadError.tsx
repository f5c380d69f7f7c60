import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { RetryButton, type RetryButtonProps } from './RetryButton';

interface LoadErrorProps extends RetryButtonProps {
  text: string;
}

/**
 * An error message for content that could not be loaded, in its place or above earlier content. Announced by
 * a toast, or by a surrounding alert.
 */
export function LoadError({ text, ...retry }: LoadErrorProps) {
  return (
    <Card sx={{ flexFlow: 'row wrap', alignItems: 'center', gap: '12px 14px', px: 6, py: 5 }}>
      <CloudOffOutlined aria-hidden="true" sx={{ color: 'text.secondary' }} />
      <Typography sx={{ flex: '1 1 180px', fontSize: '0.9375rem', lineHeight: 1.6 }}>{text}</Typography>
      <RetryButton {...retry} />
    </Card>
  );
}
