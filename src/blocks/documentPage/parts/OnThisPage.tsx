import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { TextLink } from '../../../ui/TextLink';
import { FoldButton, SectionLink } from '../documentPage.styles';

interface Props {
  sections: readonly { id: string; title: string }[];
  /** The id of the section in view. */
  current: string;
  seeAlso: { title: string; links: readonly { label: string; to: string }[] };
}

const onlyWide = { display: { xs: 'none', lg: 'block' } };

const stickyRail = (theme: Theme) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 84,
    maxHeight: 'calc(100vh - 84px - var(--tray-height, 0px) - 24px)',
    // Leaves room for focus rings.
    m: -1,
    p: 1,
    overflowY: 'auto',
  },
});

/** The list collapses only on narrow viewports. */
const openWhenWide = (theme: Theme) => ({
  [theme.breakpoints.up('lg')]: { height: 'auto !important', overflow: 'visible', visibility: 'visible' },
});

/** Links to the sections, with the one in view highlighted: a rail, or a fold on narrow viewports. */
export function OnThisPage({ sections, current, seeAlso }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="On this page"
      sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' }, displayPrint: 'none' }}
    >
      <Box sx={stickyRail}>
        <Typography variant="subtitle2" component="p" sx={{ ...onlyWide, mb: 3 }}>
          On this page
        </Typography>
        <FoldButton aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          On this page
          {isOpen ? <Remove aria-hidden="true" /> : <Add aria-hidden="true" />}
        </FoldButton>
        {/* Closes without a transition, so that the heading to scroll to does not move. */}
        <Collapse in={isOpen} id={listId} timeout={isOpen ? 180 : 0} sx={openWhenWide}>
          <List component="ol" sx={{ py: { xs: 3, lg: 0 } }}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <SectionLink
                  to={`${pathname}#${id}`}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={() => setIsOpen(false)}
                >
                  {title}
                </SectionLink>
              </li>
            ))}
          </List>
        </Collapse>
        <Box sx={{ ...onlyWide, mt: 7 }}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 3 }}>
            {seeAlso.title}
          </Typography>
          <Stack component={List} spacing={2} sx={{ fontSize: '0.875rem', lineHeight: '1.25rem' }}>
            {seeAlso.links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </Stack>
        </Box>
      </Box>
    </Box>
  );
}
