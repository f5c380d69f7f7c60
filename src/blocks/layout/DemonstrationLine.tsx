import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

import { paths } from '../../domain/paths';
import { settings } from '../../domain/settings';
import { TextLink } from '../../ui/TextLink';

/** States, on pages with figures, that they are sample data (trust-2). */
export function DemonstrationLine() {
  if (!settings.isDemonstration) return null;
  return (
    <Box
      sx={{
        borderBottom: 1,
        borderColor: 'line.main',
        bgcolor: 'background.subtle',
        color: 'text.tertiary',
        typography: 'caption',
      }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 56, md: 36 } }}>
        <InfoOutlined aria-hidden="true" sx={{ fontSize: 16 }} />
        <span>
          Demonstration catalogue: ratings, counts and quotes are samples.{' '}
          <TextLink
            to={paths.howWeReview}
            underline="always"
            sx={{ color: 'text.secondary', fontWeight: 500 }}
          >
            How we review
          </TextLink>
        </span>
      </Container>
    </Box>
  );
}
