import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { FaqList } from '../../../ui/FaqList';
import { SplitSection } from '../../../ui/SplitSection';

import { linkedWords, trendingQuestions } from './questions';

const anyLinkedWords = new RegExp(`(${Object.keys(linkedWords).join('|')})`);

function AnswerText({ text }: { text: string }) {
  return (
    <p>
      {text.split(anyLinkedWords).map((part) => {
        const to = linkedWords[part];
        return to === undefined ? (
          part
        ) : (
          <Link key={part} component={RouterLink} to={to} underline="always">
            {part}
          </Link>
        );
      })}
    </p>
  );
}

const items = trendingQuestions.map(({ question, answerText }) => ({
  question,
  answer: <AnswerText text={answerText} />,
}));

export function TrendingQuestions() {
  return (
    <SplitSection title="Frequently asked questions">
      <FaqList items={items} />
    </SplitSection>
  );
}
