import { FaqList } from '../../../ui/FaqList';
import { SplitSection } from '../../../ui/SplitSection';
import { TextLink } from '../../../ui/TextLink';

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
          <TextLink key={part} to={to} underline="always">
            {part}
          </TextLink>
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
