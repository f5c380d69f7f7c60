import { FaqList } from '../../../ui/FaqList';
import { LinkedAnswer } from '../../../ui/LinkedAnswer';
import { SplitSection } from '../../../ui/SplitSection';

import { linkedWords, trendingQuestions } from './questions';

const items = trendingQuestions.map((item) => ({
  ...item,
  answer: <LinkedAnswer text={item.answerText} links={linkedWords} />,
}));

export function TrendingQuestions() {
  return (
    <SplitSection title="Frequently asked questions">
      <FaqList items={items} />
    </SplitSection>
  );
}
