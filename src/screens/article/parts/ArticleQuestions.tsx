import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { FaqList } from '../../../ui/FaqList';

import { articleQuestions } from './articleQuestions';

const items = articleQuestions.map(({ question, answerText }) => ({ question, answer: answerText }));

const Section = styled('section')({
  marginTop: 48,
  '& > h2': { marginBottom: 12 },
  '@media print': { display: 'none' },
});

export function ArticleQuestions() {
  return (
    <Section aria-labelledby="article-questions">
      <Typography id="article-questions" variant="h3" component="h2">
        Frequently asked questions
      </Typography>
      <FaqList items={items} />
    </Section>
  );
}
