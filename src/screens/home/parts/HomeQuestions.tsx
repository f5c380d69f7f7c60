import { FaqList } from '../../../ui/FaqList';
import { LinkedAnswer } from '../../../ui/LinkedAnswer';
import { SplitSection } from '../../../ui/SplitSection';

import { homeQuestions, linkedWords } from './questions';

const items = homeQuestions.map((item) => ({
  ...item,
  answer: <LinkedAnswer text={item.answerText} links={linkedWords} />,
}));

export function HomeQuestions() {
  return (
    <SplitSection title="Questions, answered" lead="How the directory works and how it earns money.">
      <FaqList items={items} />
    </SplitSection>
  );
}
