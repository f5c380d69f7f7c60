import { NumberedSteps } from '../../../ui/NumberedSteps';

import { AboutSection } from './AboutSection';

const steps = [
  {
    title: 'We choose',
    text: 'From reader requests, submissions and our own search. Payment plays no part.',
  },
  {
    title: 'We read up on it',
    text: 'Documentation, pricing pages and licences. We do not run tests of our own.',
  },
  {
    title: 'We write it down',
    text: 'A verdict, pros and cons, clear pricing, and who should look elsewhere.',
  },
  {
    title: 'We come back',
    text: 'Prices and features change. A page shows when it was last updated, and its sources where they are recorded.',
  },
];

export function Process() {
  return (
    <AboutSection title="Editorial process" lead="How we choose and describe tools.">
      <NumberedSteps steps={steps} size="medium" />
    </AboutSection>
  );
}
