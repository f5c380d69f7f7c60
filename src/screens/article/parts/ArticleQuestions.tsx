import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { belowFold } from '../../../ui/belowFold';
import { FaqList } from '../../../ui/FaqList';

import { articleQuestions } from './articleQuestionTexts';

export const ArticleQuestions = memo(function ArticleQuestions() {
  return (
    <Box
      component="section"
      aria-labelledby="article-questions"
      {...belowFold}
      sx={{ mt: 12, displayPrint: 'none' }}
    >
      <Typography id="article-questions" variant="h3" component="h2" sx={{ mb: 3 }}>
        Frequently asked questions
      </Typography>
      <FaqList items={articleQuestions} />
    </Box>
  );
});
