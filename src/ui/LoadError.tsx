import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

interface LoadErrorProps {
  text: string;
  onRetry: () => void;
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 14px',
  padding: '20px 24px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& > p': { flex: '1 1 180px', margin: 0, fontSize: '0.9375rem', lineHeight: 1.6 },
}));

/** Shown instead of content that could not be loaded; a toast announces it. */
export function LoadError({ text, onRetry }: LoadErrorProps) {
  return (
    <Panel>
      <CloudOffOutlined aria-hidden="true" />
      <p>{text}</p>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Panel>
  );
}
