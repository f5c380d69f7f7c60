import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';

import { paths } from '../../../domain/paths';
import { belowFold } from '../../../ui/belowFold';
import { TextLink } from '../../../ui/TextLink';

import { Brand } from './Brand';

const links = [
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Privacy Policy', to: paths.privacy },
];

/** The footer of the landing page (landing-11). */
export function LandingFooter() {
  return (
    <Box component="footer" {...belowFold} sx={{ borderTop: 1, borderColor: 'line.main' }}>
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 24px',
          py: 6,
        }}
      >
        <Brand />
        <nav aria-label="Footer">
          <List sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink
                  to={to}
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    minHeight: 32,
                    fontSize: '0.875rem',
                    fontWeight: 400,
                    color: 'text.secondary',
                    '&:hover': { color: 'text.primary' },
                    '@media (pointer: coarse)': { minHeight: 44 },
                  }}
                >
                  {label}
                </TextLink>
              </li>
            ))}
          </List>
        </nav>
      </Container>
    </Box>
  );
}
