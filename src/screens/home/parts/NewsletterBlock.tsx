import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { NewsletterForm } from '../../../blocks/layout/NewsletterForm';

/** The newsletter form in a block of its own (home-8). */
export function NewsletterBlock() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="home-newsletter"
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 420px' },
        gap: { xs: 5, lg: 12 },
        alignItems: 'center',
        mt: { xs: 16, md: 21 },
        px: { xs: 6, sm: 7, lg: 12 },
        py: { xs: 7, sm: 8, lg: 10 },
        borderRadius: 2,
        bgcolor: 'background.subtle',
      }}
    >
      <div>
        <Typography variant="h2" id="home-newsletter">
          The newsletter
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          New reviews, a comparison and what changed in the directory.
        </Typography>
      </div>
      <div>
        <NewsletterForm form="block" variant="contained" />
        <Typography variant="caption" component="p" sx={{ mt: 2.5, color: 'text.tertiary' }}>
          No spam. Unsubscribe with one click.
        </Typography>
      </div>
    </Paper>
  );
}
