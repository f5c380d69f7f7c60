import Typography from '@mui/material/Typography';

import { AboutSection } from './AboutSection';

export function Mission() {
  return (
    <AboutSection title="Our mission">
      <Typography variant="lead">
        New AI tools appear every day, and most pages about them were written to sell them. We founded AI
        Toolshelf in 2023 to answer a plainer question: will this help with the work in front of you?
      </Typography>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        Everything here is free to read and needs no account. What you save, compare and vote on stays in your
        browser.
      </Typography>
    </AboutSection>
  );
}
