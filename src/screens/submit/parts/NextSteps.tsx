import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { FormSideCard } from '../../../ui/FormSideCard';
import { NumberedSteps } from '../../../ui/NumberedSteps';

const steps = [
  { title: 'We check it', text: 'It works, it is public, it is an AI tool.' },
  { title: 'An editor tries it', text: 'On the kind of work it was made for.' },
  { title: 'It gets a shelf', text: 'With a verdict, pros and cons, and clear pricing.' },
];

/** What happens after a submission. */
export function NextSteps() {
  return (
    <FormSideCard
      title="What happens next"
      footnote={
        <>
          Looking for a featured place? See{' '}
          <Link
            component={RouterLink}
            to={`${paths.contact}?subject=${encodeURIComponent('Premium Listing')}`}
            underline="always"
          >
            Premium Listing
          </Link>
          .
        </>
      }
    >
      <NumberedSteps steps={steps} size="small" />
    </FormSideCard>
  );
}
