import { paths } from '../../../domain/paths';
import { FormSideCard } from '../../../ui/FormSideCard';
import { NumberedSteps } from '../../../ui/NumberedSteps';
import { TextLink } from '../../../ui/TextLink';

const steps = [
  { title: 'We check it', text: 'It is public, and it is an AI tool.' },
  { title: 'An editor reads up on it', text: 'Documentation, prices and terms.' },
  { title: 'It gets a shelf', text: 'With a verdict, pros and cons, and clear pricing.' },
];

/** Explains what happens after a submission. */
export function NextSteps() {
  return (
    <FormSideCard
      title="What happens next"
      footnote={
        <>
          Looking for a featured place? See{' '}
          <TextLink to={paths.contactAbout('Premium Listing')} underline="always">
            Premium Listing
          </TextLink>
          .
        </>
      }
    >
      <NumberedSteps steps={steps} size="small" />
    </FormSideCard>
  );
}
