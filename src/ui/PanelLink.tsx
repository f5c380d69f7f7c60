import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';

import { SiteLink } from './SiteLink';
import { styled } from './theme/styled';

interface PanelLinkProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

const Panel = styled(Card)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: 14,
  minHeight: 70,
  padding: '12px 18px',
  textDecoration: 'none',
  '&:active': { backgroundColor: theme.vars.palette.background.subtle },
  '& > svg': { color: theme.vars.palette.text.secondary },
})) as typeof Card;

/** A link to another screen, as a panel in the side column. */
export function PanelLink({ to, icon, title, text }: PanelLinkProps) {
  return (
    <Panel component={SiteLink} to={to}>
      {icon}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {title}
        </Typography>{' '}
        <Typography variant="caption" color="textTertiary" sx={{ display: 'block' }}>
          {text}
        </Typography>
      </Box>
      <ChevronRight aria-hidden="true" />
    </Panel>
  );
}
