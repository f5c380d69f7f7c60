import { NumberedSteps } from '../../../ui/NumberedSteps';

import { AboutSection } from './AboutSection';

const steps = [
  {
    title: 'We choose',
    text: 'From reader requests, submissions and our own search. Payment plays no part.',
  },
  {
    title: 'We use it',
    text: 'On the work it was made for, with the plan most people start with.',
  },
  {
    title: 'We write it down',
    text: 'A verdict, pros and cons, clear pricing, and who should look elsewhere.',
  },
  { title: 'We come back', text: 'Prices and features change. Each page shows when it was last updated.' },
];

export function Process() {
  return (
    <AboutSection title="Editorial process" lead="How we review every tool.">
      <NumberedSteps steps={steps} size="medium" />
    </AboutSection>
  );
}
