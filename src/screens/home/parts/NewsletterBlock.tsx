import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { NewsletterForm } from '../../../blocks/layout/NewsletterForm';
import { settings } from '../../../domain/settings';
import { belowFold } from '../../../ui/belowFold';
import { type BookshelfItem, BookshelfRow } from '../../../ui/BookshelfRow';

const books: readonly BookshelfItem[] = [
  { height: 104, width: 26, tone: 'sage' },
  { height: 128, width: 34, tone: 'sand' },
  { height: 112, width: 76, gap: <MailOutlined sx={{ fontSize: 28 }} /> },
  { height: 118, width: 30, tone: 'indigo' },
  { height: 96, width: 24, tone: 'ice', leans: 'left' },
];

/** The newsletter form in its own block (home-8), with a gap for the next issue on the shelf. */
export function NewsletterBlock() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="home-newsletter"
      {...belowFold}
      sx={{
        display: 'grid',
        displayPrint: 'none',
        gridTemplateColumns: { md: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) 400px' },
        columnGap: { md: 10, lg: 14 },
        alignItems: 'center',
        mt: { xs: 16, md: 21 },
        px: { xs: 6, sm: 7, lg: 10 },
        borderRadius: 2,
        // The lower border is drawn as the board of a shelf.
        borderBottomWidth: 9,
        borderBottomColor: 'shelf.top',
        bgcolor: 'background.subtle',
      }}
    >
      <Box
        sx={[
          { display: { xs: 'none', md: 'block' }, gridRow: { md: 'span 2', lg: 'auto' }, alignSelf: 'end' },
          (theme) => theme.applyStyles('dark', { filter: 'brightness(1.7)' }),
        ]}
      >
        <BookshelfRow items={books} />
      </Box>
      <Box sx={{ pt: { xs: 7, sm: 8, lg: 10 }, pb: { xs: 5, lg: 10 } }}>
        <Typography variant="h2" id="home-newsletter">
          The newsletter
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          New reviews, a comparison and what changed in the directory.
        </Typography>
      </Box>
      <Box sx={{ pt: { lg: 10 }, pb: { xs: 7, sm: 8, lg: 10 } }}>
        <NewsletterForm form="block" variant="contained" />
        {settings.formEndpoints.newsletter ? (
          <Typography variant="caption" component="p" sx={{ mt: 2.5, color: 'text.tertiary' }}>
            No spam. Unsubscribe with one click.
          </Typography>
        ) : null}
      </Box>
    </Paper>
  );
}
