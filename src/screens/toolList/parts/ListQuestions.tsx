import { memo } from 'react';

import { FaqList } from '../../../ui/FaqList';
import { SplitSection } from '../../../ui/SplitSection';

import { listQuestions } from './questions';

export const ListQuestions = memo(function ListQuestions() {
  return (
    <SplitSection title="Frequently asked questions">
      <FaqList items={listQuestions} />
    </SplitSection>
  );
});
