import NorthEast from '@mui/icons-material/NorthEast';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { withReferral } from '../../../domain/referral';
import { belowFold } from '../../../ui/belowFold';
import { ExternalLink } from '../../../ui/ExternalLink';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';

const promotions = [
  { name: 'AI Starter Kit', address: 'https://partners.example/ai-starter-kit' },
  { name: 'Prompt library', address: 'https://partners.example/prompt-library' },
  { name: 'Creator course', address: 'https://partners.example/creator-course' },
];

const centredRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 8,
  rowGap: 1,
};

/** Sponsored links to another site, labelled as such (home-10). */
export function Promotions() {
  return (
    <Box
      component="aside"
      aria-labelledby="home-promoted"
      {...belowFold}
      sx={{
        ...centredRow,
        mt: 6,
        typography: 'caption',
        lineHeight: '1.5rem',
        '@media (pointer: coarse)': { lineHeight: '2.75rem' },
      }}
    >
      <Typography variant="inherit" component="h2" id="home-promoted" sx={{ color: 'text.tertiary' }}>
        Promoted
      </Typography>
      <List sx={centredRow}>
        {promotions.map(({ name, address }) => (
          <ListItem key={name} disablePadding sx={{ width: 'auto' }}>
            <ExternalLink
              href={withReferral(address)}
              target="_blank"
              rel="noopener sponsored"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1.5,
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
              }}
            >
              {name}
              <NorthEast aria-hidden="true" fontSize="small" />
              <ExternalLinkHint />
            </ExternalLink>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
