import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { settings } from '../../../domain/settings';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

import { LandingSection } from './LandingSection';

/** The marketing figures (landing-10). */
const stats = [
  { figure: '500+', label: 'AI Tools' },
  { figure: '50K+', label: 'Happy Users' },
  { figure: '25+', label: 'Categories' },
  { figure: '99%', label: 'Satisfaction' },
];

export function Stats() {
  return (
    <LandingSection headingId="landing-stats">
      <VisuallyHidden as="h2" id="landing-stats">
        In numbers
      </VisuallyHidden>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          m: 0,
          borderBottom: 1,
          borderColor: 'line.main',
        }}
      >
        {stats.map(({ figure, label }) => (
          <Stack
            key={label}
            direction="column-reverse"
            sx={{
              px: 2,
              py: { xs: 6, md: 8 },
              border: 0,
              borderColor: 'line.main',
              borderTopWidth: 1,
              textAlign: 'center',
              '&:nth-of-type(even)': { borderLeftWidth: 1 },
              '& + &': { borderLeftWidth: { md: 1 } },
            }}
          >
            <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                mb: 1,
                fontSize: { xs: '2.25rem', md: '2.75rem' },
                lineHeight: { xs: '2.75rem', md: '3rem' },
                fontWeight: 600,
                letterSpacing: '-0.036em',
              }}
            >
              {figure}
            </Typography>
          </Stack>
        ))}
      </Box>
      {settings.isDemonstration ? (
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 3, textAlign: 'center', color: 'text.tertiary' }}
        >
          These figures are samples that show the layout. Nobody has counted them.
        </Typography>
      ) : null}
    </LandingSection>
  );
}
