import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { NewsletterForm } from '../../../blocks/layout/NewsletterForm';
import { paths } from '../../../domain/paths';
import { FaqList } from '../../../ui/FaqList';
import { PanelLink } from '../../../ui/PanelLink';

import { blogQuestions } from './blogQuestions';

/** The side column: a link to the bookmarks, newsletter and questions (blog-5, blog-6). */
export function BlogRail() {
  return (
    <Stack
      component="aside"
      aria-label="More from the blog"
      spacing={4}
      useFlexGap
      sx={{ gridRow: { lg: 1 }, gridColumn: { lg: 2 }, mt: { xs: 12, lg: 0 } }}
    >
      <PanelLink
        to={paths.bookmarks}
        icon={<BookmarksOutlined aria-hidden="true" />}
        title="Your bookmarks"
        text="Articles you saved for later"
      />
      <Card
        component="section"
        aria-labelledby="blog-newsletter"
        sx={{
          displayPrint: 'none',
          p: 5,
          bgcolor: 'background.subtle',
          '& form': { flexDirection: { lg: 'column' }, alignItems: { lg: 'stretch' } },
          // In a column, the width that it would start from is a height.
          '& form > input': { flex: { lg: 'none' } },
        }}
      >
        <Typography id="blog-newsletter" variant="h4" component="h2">
          The newsletter
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 1, mb: 3.5, color: 'text.secondary' }}>
          New reviews, and what changed in the directory.
        </Typography>
        <NewsletterForm form="rail" />
      </Card>
      <Box
        component="section"
        aria-labelledby="blog-questions"
        sx={{
          mt: 5,
          // Tighter and smaller than across a full page, to fit the narrow column.
          '& h3 > button': { minHeight: 44, fontSize: '0.875rem', lineHeight: '1.25rem' },
        }}
      >
        <Typography id="blog-questions" variant="h4" component="h2" sx={{ mb: 3 }}>
          About this blog
        </Typography>
        <FaqList items={blogQuestions} />
      </Box>
    </Stack>
  );
}
