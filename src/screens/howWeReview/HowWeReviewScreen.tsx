import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { DocumentPage } from '../../blocks/documentPage/DocumentPage';
import { paths } from '../../domain/paths';
import { SiteLink } from '../../ui/SiteLink';

import { reviewSections } from './reviewSections';

const seeAlso = {
  title: 'See also',
  links: [
    { label: 'About AI Toolshelf', to: paths.about },
    { label: 'Disclaimer', to: paths.disclaimer },
    { label: 'Submit a tool', to: paths.submit },
  ],
};

const crumbs = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'How we review' },
];

/** The page on what is listed, what a verdict is based on and what is sample data. */
export function HowWeReviewScreen() {
  return (
    <DocumentPage
      path={paths.howWeReview}
      title="How we review"
      updated="2026-11-29"
      summary="What is in this directory, what a verdict rests on, and what is only a sample. If something here turns out not to be so, tell us and we correct it."
      description="What AI Toolshelf lists and how it gets in, what a verdict rests on, what is sample data, who pays, and how old a fact may be."
      crumbs={crumbs}
      sections={reviewSections}
      seeAlso={seeAlso}
    >
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
          mt: 14,
          px: 6,
          py: 5,
          bgcolor: 'background.subtle',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="p" sx={{ color: 'text.primary' }}>
            Found a mistake, or miss something here?
          </Typography>
          <Typography variant="body2">Tell us the page and the line; a link to the source helps.</Typography>
        </Box>
        <Button
          component={SiteLink}
          to={paths.contactAbout('Error on How we review')}
          startIcon={<MailOutlined />}
        >
          Write to us
        </Button>
      </Paper>
    </DocumentPage>
  );
}
