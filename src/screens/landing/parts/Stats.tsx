import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { settings } from '../../../domain/settings';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

import { boardStrip } from './boardStrip';
import { LandingSection } from './LandingSection';

/** The marketing figures (landing-10). */
const stats = [
  { figure: '500+', label: 'AI Tools' },
  { figure: '50K+', label: 'Happy Users' },
  { figure: '25+', label: 'Categories' },
  { figure: '99%', label: 'Satisfaction' },
];

/** The figures, standing on a shelf. */
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
          rowGap: 10,
          m: 0,
          textAlign: 'center',
        }}
      >
        {stats.map(({ figure, label }) => (
          <Stack key={label} direction="column-reverse">
            <Typography
              variant="body2"
              component="dt"
              sx={{
                color: 'text.secondary',
                '&::before': { content: '""', display: 'block', mb: 3, ...boardStrip },
              }}
            >
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                fontSize: { xs: '3rem', md: '3.5rem', lg: '4.5rem' },
                // The line is as high as the digits, so that they stand on the board.
                lineHeight: 0.73,
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
