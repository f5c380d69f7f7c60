import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Typography from '@mui/material/Typography';

import { NewsletterForm } from '../../../blocks/layout/NewsletterForm';
import { paths } from '../../../domain/paths';
import { FaqList } from '../../../ui/FaqList';
import { PanelLink } from '../../../ui/PanelLink';

import { NewsletterPanel, Rail, RailQuestions } from './blog.styles';
import { blogQuestions } from './blogQuestions';

const items = blogQuestions.map(({ question, answerText }) => ({ question, answer: answerText }));

/** Link to the bookmarks, newsletter and questions (blog-5, blog-6). */
export function BlogRail() {
  return (
    <Rail aria-label="More from the blog">
      <PanelLink
        to={paths.bookmarks}
        icon={<BookmarksOutlined aria-hidden="true" />}
        title="Your bookmarks"
        text="Articles you saved for later"
      />
      <NewsletterPanel aria-labelledby="blog-newsletter">
        <Typography id="blog-newsletter" variant="h4" component="h2">
          One useful e-mail a week
        </Typography>
        <p>Five tools our editors kept using.</p>
        <NewsletterForm form="rail" />
      </NewsletterPanel>
      <RailQuestions aria-labelledby="blog-questions">
        <Typography id="blog-questions" variant="h4" component="h2">
          About this blog
        </Typography>
        <FaqList items={items} />
      </RailQuestions>
    </Rail>
  );
}
