import Typography from '@mui/material/Typography';

import { NewsletterForm } from '../../../blocks/layout/NewsletterForm';

import { NewsletterPanel } from './home.styles';

/** The newsletter form in a block of its own (home-8). */
export function NewsletterBlock() {
  return (
    <NewsletterPanel aria-labelledby="home-newsletter">
      <div>
        <Typography variant="h2" id="home-newsletter">
          One useful e-mail a week
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          New reviews, a comparison and what changed in the directory.
        </Typography>
      </div>
      <div>
        <NewsletterForm form="block" variant="contained" />
        <p className="note">No spam. Unsubscribe with one click.</p>
      </div>
    </NewsletterPanel>
  );
}
