import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PanelLinkProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

const Panel = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 70,
  padding: '12px 18px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  textDecoration: 'none',
  transition: 'border-color 120ms ease, box-shadow 120ms ease, background-color 80ms linear',
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& > span': { flex: 1, minWidth: 0 },
  '& .title': { display: 'block', fontSize: '0.875rem', lineHeight: '1.375rem', fontWeight: 500 },
  '& .text': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  '&:hover': { borderColor: theme.vars.palette.line.strong, boxShadow: 'var(--sh2)' },
  '&:active': { background: theme.vars.palette.background.subtle },
}));

/** A link to another screen, as a panel in the rail. */
export function PanelLink({ to, icon, title, text }: PanelLinkProps) {
  return (
    <Panel to={to}>
      {icon}
      <span>
        <span className="title">{title}</span> <span className="text">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Panel>
  );
}
