import { paths } from '../../../domain/paths';
import { FaqList } from '../../../ui/FaqList';
import { SplitSection } from '../../../ui/SplitSection';
import { TextLink } from '../../../ui/TextLink';

import { allTools, homeQuestions } from './questions';

function AnswerText({ text }: { text: string }) {
  const [before, after] = text.split(allTools);
  if (after === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <TextLink to={paths.tools} underline="always">
        {allTools}
      </TextLink>
      {after}
    </p>
  );
}

const items = homeQuestions.map(({ question, answerText }) => ({
  question,
  answer: <AnswerText text={answerText} />,
}));

export function HomeQuestions() {
  return (
    <SplitSection title="Questions, answered" lead="How the directory works and how it earns money.">
      <FaqList items={items} />
    </SplitSection>
  );
}
